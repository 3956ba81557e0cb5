import XCTest

/// A test case whose methods are on the main actor, as everything that touches a screen is.
@preconcurrency @MainActor
class MainActorTestCase: XCTestCase {}
