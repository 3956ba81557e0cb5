// The target is its module map alone; the package manager asks for a source file as well.
typedef int vt_no_code;
