import Screens

// TABTestCase had not adopted these two, so suites adopt them in their own classes. Ours has, and adopting the same protocol twice does not compile:
// hence a protocol of the old name that adds nothing.

/// Steps about the system's app for settings; every `TABTestCase` has them, and may adopt the context once more.
@preconcurrency @MainActor
public protocol SystemPreferencesContext: Screens.SystemPreferencesContext {}

/// Steps about tab bars; every `TABTestCase` has them, and may adopt the context once more.
@preconcurrency @MainActor
public protocol TabBarContext: Screens.TabBarContext {}
