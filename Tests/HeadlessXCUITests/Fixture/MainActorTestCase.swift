import XCTest

/// A test case whose methods run on the main actor, like all code that uses a screen.
@preconcurrency @MainActor
class MainActorTestCase: XCTestCase {}
