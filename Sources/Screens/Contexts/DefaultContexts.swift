/// The contexts that every test case of this package conforms to.
public typealias DefaultContexts = AlertContext & AppContext & BiometricsContext & DeviceContext & InteractionContext & KeyboardContext & NavigationContext & SheetContext
  & SystemPreferencesContext & TabBarContext & TimeContext
