#if __INCLUDE_LEVEL__ < 30
#include __FILE__
#include __FILE__
#else
;
#endif
