#pragma once

#include "sandbox/sandbox.hpp"

/// What each kind of program may use.
namespace sandbox {

/// For an answer: far more than a numeric function needs. What a single call may take is in check/answers.cpp.
inline constexpr Limits answer_limits{.cpu = std::chrono::seconds(60),
                                      .wall = std::chrono::seconds(90),
                                      .memory = 1U << 30U,
                                      .file_size = 16U << 20U,
                                      .output = 1U << 20U,
                                      .processes = 64,
                                      .scratch = 64U << 20U};

/// For the compiler on a student's file.
inline constexpr Limits compiler_limits{.cpu = std::chrono::seconds(30),
                                        .wall = std::chrono::seconds(90),
                                        .memory = 2ULL << 30U,
                                        .file_size = 256U << 20U,
                                        .output = 1U << 20U,
                                        .processes = 64,
                                        .scratch = 256U << 20U};

/// For a checks program, which is ours: wide, and only there so that nothing can hang for ever.
inline constexpr Limits checks_limits{.cpu = std::chrono::seconds(300),
                                      .wall = std::chrono::seconds(300),
                                      .memory = ~0ULL,
                                      .file_size = ~0ULL,
                                      .output = 64U << 20U,
                                      .processes = 512,
                                      .scratch = 0};

} // namespace sandbox
