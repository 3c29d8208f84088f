# shellcheck shell=sh disable=SC2154 # $here is lab's
# The part of ./lab doctor that runs where nothing can be built; lab reads it. A line for each thing looked at:
# ✓ for what is fine, ✗ for what must be mended, · for what is good to know.

well=true
fine() { printf '✓ %s\n' "$*"; }
amiss() { printf '✗ %s\n' "$*" && well=false; }
remark() { printf '· %s\n' "$*"; }

examine_packages() {
  command -v dpkg-query >/dev/null || remark 'This is no Debian. The course is made for Debian 12.'
  lacking=$(missing_packages course)
  install='apt-get update && apt-get install --yes --no-install-recommends'
  if [ -z "$lacking" ]; then
    fine 'The Debian packages that the course needs are installed.'
  else
    amiss "The course needs Debian packages that are missing. Install them as root: $install $lacking"
  fi
  lacking_for_tests=$(missing_packages test)
  if [ -z "$lacking_for_tests" ]; then
    fine 'The Debian packages that only ./lab test needs are installed.'
  else
    remark "Only ./lab test needs these packages, and installs them: $lacking_for_tests"
  fi
}

examine_compiler() {
  version=$(g++ -dumpfullversion 2>/dev/null) || version=
  if [ -z "$version" ]; then
    amiss 'There is no g++. The package is g++.'
  elif [ "${version%%.*}" -lt 12 ]; then
    amiss "g++ is version $version; the course needs 12 or later, as Debian 12 has it."
  else
    fine "g++ is version $version."
  fi
}

# A build takes about 200 MB; a full disk shows in strange ways.
examine_folders() {
  free=$(df -Pk "$here" | awk 'NR == 2 { print int($4 / 1024) }')
  if [ ! -w "$here" ]; then
    amiss "You may not write in $here. Copy the course to a folder of your own."
  elif [ "${free:-0}" -lt 500 ]; then
    amiss "Only $free MB are free on the disk of $here. Make room for 500 MB."
  else
    fine "$here is yours to write in; $free MB are free."
  fi
  [ -w "${TMPDIR:-/tmp}" ] || amiss "You may not write in ${TMPDIR:-/tmp}, where answers are compiled. Set TMPDIR."
}

examine_machine() {
  memory=$(awk '/^MemAvailable:/ { print int($2 / 1024) }' /proc/meminfo)
  if [ "${memory:-0}" -lt 1000 ]; then
    remark "Only $memory MB of memory are free; with less than 1000 MB, compiling is slow or fails. $(nproc) cores."
  else
    fine "$memory MB of memory are free, and there are $(nproc) cores."
  fi
}

# Builds the course program, where that can work; the rest of the examination is in it.
examine_build() {
  if ! $well; then
    remark 'When that is mended, ./lab doctor builds the course, and has more to say.'
    return
  fi
  was=new
  [ ! -f "$here/build/student/build.ninja" ] || was=there
  if (build student course); then
    case $was in
    new) fine 'The build folder build/student was not there, and is now.' ;;
    *) fine 'The build folder build/student is there and up to date.' ;;
    esac
    "$here/build/student/bin/course" doctor || well=false
  else
    amiss 'The course cannot be built; the reason is above. git status tells whether one of its files was changed.'
  fi
}

examine() {
  examine_packages
  examine_compiler
  examine_folders
  examine_machine
  examine_build
  $well && exit 0
  exit 2
}
