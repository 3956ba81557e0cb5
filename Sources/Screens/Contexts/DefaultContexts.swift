/// The contexts that every test case of ours adopts.
public typealias DefaultContexts = AlertContext & AppContext & InteractionContext & KeyboardContext & NavigationContext & SheetContext
  & SystemPreferencesContext & TabBarContext
