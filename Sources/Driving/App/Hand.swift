import Screens

/// The person who drives the app, with every function of the contexts.
struct Hand: DefaultContexts {}
