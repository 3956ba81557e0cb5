import Screens

// TABTestKit's TABTestCase does not adopt these two, so suites adopt them in their own classes. Here it does, and adopting the same protocol twice does not compile:
// hence protocols of the old names that add nothing.

/// Steps about the system's app for settings; every `TABTestCase` has them, and may adopt the context once more.
@preconcurrency @MainActor
public protocol SystemPreferencesContext: Screens.SystemPreferencesContext {}

/// Steps about tab bars; every `TABTestCase` has them, and may adopt the context once more.
@preconcurrency @MainActor
public protocol TabBarContext: Screens.TabBarContext {}
