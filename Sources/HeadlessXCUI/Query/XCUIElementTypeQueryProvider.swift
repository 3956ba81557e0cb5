import ScreenModel

/// What can be asked for the elements inside it: `app.tables`, `app.tables.cells`, `cell.staticTexts`.
///
/// Each query looks at any depth. `XCUIElement` and `XCUIElementQuery` conform.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// Elements of the type at any depth inside.
  nonisolated func descendants(matching type: ElementType) -> XCUIElementQuery
  /// Elements of the type directly inside.
  nonisolated func children(matching type: ElementType) -> XCUIElementQuery
  /// The first of the elements that this stands for, in tree order.
  nonisolated var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
  /// The activity indicators inside.
  nonisolated public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// The alerts inside.
  nonisolated public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The browsers inside.
  nonisolated public var browsers: XCUIElementQuery { descendants(matching: .browser) }
  /// The buttons inside.
  nonisolated public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The cells inside.
  nonisolated public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The check boxes inside.
  nonisolated public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
  /// The collection views inside.
  nonisolated public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// The color wells inside.
  nonisolated public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// The combo boxes inside.
  nonisolated public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
  /// The date pickers inside.
  nonisolated public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// The decrement arrows inside.
  nonisolated public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
  /// The dialogs inside.
  nonisolated public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// The disclosure triangles inside.
  nonisolated public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
  /// The dock items inside.
  nonisolated public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
  /// The drawers inside.
  nonisolated public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
  /// The grids inside.
  nonisolated public var grids: XCUIElementQuery { descendants(matching: .grid) }
  /// The groups inside.
  nonisolated public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// The handles inside.
  nonisolated public var handles: XCUIElementQuery { descendants(matching: .handle) }
  /// The help tags inside.
  nonisolated public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
  /// The icons inside.
  nonisolated public var icons: XCUIElementQuery { descendants(matching: .icon) }
  /// The images inside.
  nonisolated public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The increment arrows inside.
  nonisolated public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
  /// The keyboards inside.
  nonisolated public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// The keys inside.
  nonisolated public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// The layout areas inside.
  nonisolated public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
  /// The layout items inside.
  nonisolated public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
  /// The level indicators inside.
  nonisolated public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
  /// The links inside.
  nonisolated public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The maps inside.
  nonisolated public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// The mattes inside.
  nonisolated public var mattes: XCUIElementQuery { descendants(matching: .matte) }
  /// The menu bar items inside.
  nonisolated public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// The menu bars inside.
  nonisolated public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// The menu buttons inside.
  nonisolated public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
  /// The menu items inside.
  nonisolated public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The menus inside.
  nonisolated public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// The navigation bars inside.
  nonisolated public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The elements of type `other`: views without a role of their own inside.
  nonisolated public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// The outline rows inside.
  nonisolated public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// The outlines inside.
  nonisolated public var outlines: XCUIElementQuery { descendants(matching: .outline) }
  /// The page indicators inside.
  nonisolated public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// The picker wheels inside.
  nonisolated public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// The pickers inside.
  nonisolated public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// The popovers inside.
  nonisolated public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// The pop-up buttons inside.
  nonisolated public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
  /// The progress indicators inside.
  nonisolated public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// The radio buttons inside.
  nonisolated public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
  /// The radio groups inside.
  nonisolated public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
  /// The rating indicators inside.
  nonisolated public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
  /// The relevance indicators inside.
  nonisolated public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
  /// The ruler markers inside.
  nonisolated public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
  /// The rulers inside.
  nonisolated public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
  /// The scroll bars inside.
  nonisolated public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
  /// The scroll views inside.
  nonisolated public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// The search fields inside.
  nonisolated public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The secure text fields inside.
  nonisolated public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// The segmented controls inside.
  nonisolated public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// The sheets inside.
  nonisolated public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// The sliders inside.
  nonisolated public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// The split groups inside.
  nonisolated public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
  /// The splitters inside.
  nonisolated public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
  /// The static texts inside.
  nonisolated public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The status bars inside.
  nonisolated public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
  /// The status items inside.
  nonisolated public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
  /// The steppers inside.
  nonisolated public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// The switches inside.
  nonisolated public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The tab bars inside.
  nonisolated public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// The tab groups inside.
  nonisolated public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
  /// The table columns inside.
  nonisolated public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
  /// The table rows inside.
  nonisolated public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
  /// The tables inside.
  nonisolated public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// The tabs inside.
  nonisolated public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// The text fields inside.
  nonisolated public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// The text views inside.
  nonisolated public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// The timelines inside.
  nonisolated public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
  /// The toggles inside.
  nonisolated public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// The toolbar buttons inside.
  nonisolated public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
  /// The toolbars inside.
  nonisolated public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The touch bars inside.
  nonisolated public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
  /// The value indicators inside.
  nonisolated public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
  /// The web views inside.
  nonisolated public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// The windows inside.
  nonisolated public var windows: XCUIElementQuery { descendants(matching: .window) }
}
