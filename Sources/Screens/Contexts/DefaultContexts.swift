/// The contexts that every test case of ours adopts.
public typealias DefaultContexts = AlertContext & AppContext & BiometricsContext & DeviceContext & InteractionContext & KeyboardContext & NavigationContext & SheetContext
  & SystemPreferencesContext & TabBarContext & TimeContext
