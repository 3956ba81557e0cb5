import Screens

// In TABTestKit, `TABTestCase` doesn't conform to these two protocols, so suites conform to them in their own classes. Here `TABTestCase` already conforms to the protocols in Screens,
// and a second conformance wouldn't compile. These empty protocols with the same names let existing suites compile.

/// Steps about the Settings app.
///
/// `TABTestCase` already has these steps, and its subclasses can still conform to the protocol.
@preconcurrency @MainActor
public protocol SystemPreferencesContext: Screens.SystemPreferencesContext {}

/// Steps about tab bars.
///
/// `TABTestCase` already has these steps, and its subclasses can still conform to the protocol.
@preconcurrency @MainActor
public protocol TabBarContext: Screens.TabBarContext {}
