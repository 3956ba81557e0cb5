// The target consists only of its module map, but the package manager requires a source file.
typedef int stk_time_no_code;
