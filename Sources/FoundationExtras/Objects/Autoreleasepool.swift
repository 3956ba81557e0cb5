/// Runs a closure, and returns its result.
///
/// It frees no objects, because Swift on Linux frees each object with its last reference. [Apple: autoreleasepool(invoking:)](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:))
public func autoreleasepool<Failure: Error, Result: ~Copyable>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result { try body() }
