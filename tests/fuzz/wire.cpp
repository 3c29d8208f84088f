#include "answer/serve.hpp"

/// What an answer program sends and what it is sent: nothing but Malformed may come of bytes that are no message.

namespace {

template <class T>
void read(std::string_view bytes) try {
  wire::Reader reader(bytes);
  wire::Bytes again;
  wire::put(again, reader.take<T>());
  if (again.size() + reader.remaining().size() != bytes.size()) std::abort();
} catch (const wire::Malformed&) {
  // What most bytes are.
  return;
}

double sum(const Eigen::VectorXd& numbers, std::int64_t position, bool sign) {
  return numbers.sum() + static_cast<double>(position) * (sign ? 1 : -1);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  read<bool>(bytes);
  read<int>(bytes);
  read<double>(bytes);
  read<std::string>(bytes);
  read<wire::Reply>(bytes);
  read<Eigen::VectorXd>(bytes);
  read<Eigen::MatrixXd>(bytes);
  read<Eigen::Matrix2d>(bytes);
  read<Eigen::MatrixXf>(bytes);
  wire::serve({{"sum", wire::callable(sum)}}, bytes);
  return 0;
}
