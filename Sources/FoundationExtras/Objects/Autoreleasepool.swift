/// Runs a closure and returns its result.
///
/// It doesn't release objects, because Swift on Linux frees every object with its last reference. [Apple: autoreleasepool(invoking:)](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:))
public func autoreleasepool<Failure: Error, Result: ~Copyable>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result { try body() }
