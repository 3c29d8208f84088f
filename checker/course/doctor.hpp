#pragma once

/// What `./lab doctor` finds out once the course is built. doctor.sh beside this file is the part before.
namespace course {

/// Prints one line for each thing looked at: ✓ for what is fine, ✗ for what must be mended, · for what is good to know.
/// Returns whether all that the course needs is there.
bool examine();

} // namespace course
