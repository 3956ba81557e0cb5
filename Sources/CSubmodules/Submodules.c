// The target consists only of its module map, but the package manager requires a source file.
typedef int vt_no_code;
