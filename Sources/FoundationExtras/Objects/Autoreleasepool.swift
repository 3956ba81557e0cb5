/// Runs a closure and returns its result.
///
/// There are no autoreleased objects on Linux, because Swift frees every object with its last reference. [Apple: autoreleasepool(invoking:)](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:))
public func autoreleasepool<Failure: Error, Result: ~Copyable>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result { try body() }
