/// The contexts that every test case of ours adopts.
public typealias DefaultContexts = AlertContext & AppContext & BiometricsContext & InteractionContext & KeyboardContext & NavigationContext & SheetContext
  & SystemPreferencesContext & TabBarContext & TimeContext
