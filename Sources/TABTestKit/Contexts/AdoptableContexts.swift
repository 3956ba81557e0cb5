import Screens

// TABTestKit's `TABTestCase` doesn't conform to these two protocols, so suites conform in their own classes. Here it does conform, and conforming to the same protocol twice doesn't compile.
// These protocols have the old names and add nothing, so existing suites compile.

/// Steps about the Settings app.
///
/// `TABTestCase` has them already, and its subclasses can still conform.
@preconcurrency @MainActor
public protocol SystemPreferencesContext: Screens.SystemPreferencesContext {}

/// Steps about tab bars.
///
/// `TABTestCase` has them already, and its subclasses can still conform.
@preconcurrency @MainActor
public protocol TabBarContext: Screens.TabBarContext {}
