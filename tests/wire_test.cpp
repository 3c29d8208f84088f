#define BOOST_TEST_MODULE wire
#include "answer/serve.hpp"

#include <boost/mpl/list.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <limits>
#include <random>

namespace {

using Types = boost::mpl::list<bool, int, std::int64_t, double, std::string, Eigen::VectorXd, Eigen::MatrixXd,
                               Eigen::Matrix2d, Eigen::MatrixXf, Eigen::VectorXi>;

template <class T>
T sample() {
  if constexpr (wire::Matrix<T>) {
    return T::Constant(T::RowsAtCompileTime == Eigen::Dynamic ? 3 : T::RowsAtCompileTime,
                       T::ColsAtCompileTime == Eigen::Dynamic ? 4 : T::ColsAtCompileTime, 7);
  } else if constexpr (std::same_as<T, std::string>) {
    return std::string("a\0b", 3);
  } else {
    return T{1};
  }
}

template <class T>
wire::Bytes bytes_of(const T& value) {
  wire::Bytes bytes;
  wire::put(bytes, value);
  return bytes;
}

template <class T>
bool is_read(const wire::Bytes& bytes) {
  wire::Reader reader(bytes);
  try {
    reader.take<T>();
    reader.finish();
    return true;
  } catch (const wire::Malformed&) {
    return false;
  }
}

/// A matrix's header: rows and columns, and no entries.
wire::Bytes shape(std::int64_t rows, std::int64_t cols) { return bytes_of(rows) + bytes_of(cols); }

double twice(double number) { return 2 * number; }
double sum(const Eigen::VectorXd& numbers) { return numbers.sum(); }
int throws_a_number(int number) { throw number; }
Eigen::VectorXd not_started(int) { pe::todo(); }
Eigen::VectorXd out_of_range(int index) { return Eigen::VectorXd::Constant(1, Eigen::VectorXd::Zero(2)[index]); }

wire::Reply kind_of(const std::string& function, const wire::Bytes& arguments) {
  const wire::Callables functions{{"twice", wire::callable(twice)},
                                  {"sum", wire::callable(sum)},
                                  {"throws_a_number", wire::callable(throws_a_number)},
                                  {"not_started", wire::callable(not_started)},
                                  {"out_of_range", wire::callable(out_of_range)}};
  const auto reply = wire::serve(functions, bytes_of(function) + arguments);
  return wire::Reader(reply).take<wire::Reply>();
}

} // namespace

namespace wire {
std::ostream& operator<<(std::ostream& stream, Reply kind) { return stream << static_cast<int>(kind); }
} // namespace wire

BOOST_AUTO_TEST_CASE_TEMPLATE(what_is_put_is_taken, T, Types) {
  const auto bytes = bytes_of(sample<T>());
  wire::Reader reader(bytes);
  BOOST_TEST((reader.take<T>() == sample<T>()));
  reader.finish();
}

BOOST_AUTO_TEST_CASE_TEMPLATE(every_truncation_is_refused, T, Types) {
  const auto bytes = bytes_of(sample<T>());
  for (std::size_t length = 0; length < bytes.size(); ++length) BOOST_TEST(!is_read<T>(bytes.substr(0, length)));
}

BOOST_AUTO_TEST_CASE_TEMPLATE(bytes_too_many_are_refused, T, Types) {
  BOOST_TEST(!is_read<T>(bytes_of(sample<T>()) + '\0'));
}

BOOST_AUTO_TEST_CASE_TEMPLATE(random_bytes_are_read_or_refused, T, Types) {
  std::mt19937 generator(1);
  std::uniform_int_distribution<int> byte(-128, 127);
  std::uniform_int_distribution<std::size_t> length(0, 64);
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    wire::Bytes bytes(length(generator), '\0');
    for (char& one : bytes) one = static_cast<char>(byte(generator));
    refused += is_read<T>(bytes) ? 0 : 1;
  }
  BOOST_TEST(refused > 1000);
}

BOOST_AUTO_TEST_CASE(shapes_that_no_message_can_hold_are_refused) {
  constexpr auto huge = std::numeric_limits<std::int64_t>::max();
  for (const auto& header : {shape(-1, 1), shape(1, -1), shape(huge, huge), shape(huge, 2),
                             shape(1LL << 32U, 1LL << 32U), shape(1LL << 26U, 1LL << 26U), shape(3, 1)}) {
    BOOST_TEST(!is_read<Eigen::MatrixXd>(header));
  }
  BOOST_TEST(!is_read<Eigen::Matrix2d>(shape(4, 1) + wire::Bytes(32, '\0')));
  BOOST_TEST(!is_read<std::string>(bytes_of(std::int64_t{-1})));
  BOOST_TEST(!is_read<std::string>(bytes_of(huge)));
  BOOST_TEST(!is_read<bool>("\x02"));
  BOOST_TEST(!is_read<wire::Reply>("\x7f"));
  BOOST_TEST(is_read<Eigen::MatrixXd>(shape(0, 5)));
}

BOOST_AUTO_TEST_CASE(every_outcome_of_a_call_has_its_reply) {
  BOOST_TEST(kind_of("twice", bytes_of(21.0)) == wire::Reply::value);
  BOOST_TEST(kind_of("throws_a_number", bytes_of(1)) == wire::Reply::unknown_exception);
  BOOST_TEST(kind_of("not_started", bytes_of(1)) == wire::Reply::not_started);
  BOOST_TEST(kind_of("out_of_range", bytes_of(2)) == wire::Reply::eigen_misuse);
  BOOST_TEST(kind_of("sum", shape(-1, 1)) == wire::Reply::exception);
  BOOST_TEST(kind_of("nobody", bytes_of(1)) == wire::Reply::exception);
}

BOOST_AUTO_TEST_CASE(names_are_deduced) {
  BOOST_TEST(wire::name_of<twice>() == "twice");
  BOOST_TEST(wire::name_of<pe::todo>() == "todo");
}
