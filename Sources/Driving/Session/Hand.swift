import Screens

/// The person who drives the app: every function of the contexts, as a test case has them.
struct Hand: DefaultContexts {}
