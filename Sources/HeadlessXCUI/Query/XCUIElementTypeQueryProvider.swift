import ScreenModel

/// A type that provides queries for its descendants: `app.tables.cells`, `cell.staticTexts`.
///
/// Each query searches all descendants. `XCUIElement` and `XCUIElementQuery` conform to this protocol.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// Returns a query for all descendants of a type.
  nonisolated func descendants(matching type: ElementType) -> XCUIElementQuery
  /// Returns a query for the direct children of a type.
  nonisolated func children(matching type: ElementType) -> XCUIElementQuery
  /// The first matching element, in tree order.
  nonisolated var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
  /// A query that matches descendant activity indicators.
  nonisolated public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// A query that matches descendant alerts.
  nonisolated public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// A query that matches descendant browsers.
  nonisolated public var browsers: XCUIElementQuery { descendants(matching: .browser) }
  /// A query that matches descendant buttons.
  nonisolated public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// A query that matches descendant cells.
  nonisolated public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// A query that matches descendant check boxes.
  nonisolated public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
  /// A query that matches descendant collection views.
  nonisolated public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// A query that matches descendant color wells.
  nonisolated public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// A query that matches descendant combo boxes.
  nonisolated public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
  /// A query that matches descendant date pickers.
  nonisolated public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// A query that matches descendant decrement arrows.
  nonisolated public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
  /// A query that matches descendant dialogs.
  nonisolated public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// A query that matches descendant disclosure triangles.
  nonisolated public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
  /// A query that matches descendant dock items.
  nonisolated public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
  /// A query that matches descendant drawers.
  nonisolated public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
  /// A query that matches descendant grids.
  nonisolated public var grids: XCUIElementQuery { descendants(matching: .grid) }
  /// A query that matches descendant groups.
  nonisolated public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// A query that matches descendant handles.
  nonisolated public var handles: XCUIElementQuery { descendants(matching: .handle) }
  /// A query that matches descendant help tags.
  nonisolated public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
  /// A query that matches descendant icons.
  nonisolated public var icons: XCUIElementQuery { descendants(matching: .icon) }
  /// A query that matches descendant images.
  nonisolated public var images: XCUIElementQuery { descendants(matching: .image) }
  /// A query that matches descendant increment arrows.
  nonisolated public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
  /// A query that matches descendant keyboards.
  nonisolated public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// A query that matches descendant keys.
  nonisolated public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// A query that matches descendant layout areas.
  nonisolated public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
  /// A query that matches descendant layout items.
  nonisolated public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
  /// A query that matches descendant level indicators.
  nonisolated public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
  /// A query that matches descendant links.
  nonisolated public var links: XCUIElementQuery { descendants(matching: .link) }
  /// A query that matches descendant maps.
  nonisolated public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// A query that matches descendant mattes.
  nonisolated public var mattes: XCUIElementQuery { descendants(matching: .matte) }
  /// A query that matches descendant menu bar items.
  nonisolated public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// A query that matches descendant menu bars.
  nonisolated public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// A query that matches descendant menu buttons.
  nonisolated public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
  /// A query that matches descendant menu items.
  nonisolated public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// A query that matches descendant menus.
  nonisolated public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// A query that matches descendant navigation bars.
  nonisolated public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// A query that matches descendants of type `other`, which are views without a role.
  nonisolated public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// A query that matches descendant outline rows.
  nonisolated public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// A query that matches descendant outlines.
  nonisolated public var outlines: XCUIElementQuery { descendants(matching: .outline) }
  /// A query that matches descendant page indicators.
  nonisolated public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// A query that matches descendant picker wheels.
  nonisolated public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// A query that matches descendant pickers.
  nonisolated public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// A query that matches descendant popovers.
  nonisolated public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// A query that matches descendant pop-up buttons.
  nonisolated public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
  /// A query that matches descendant progress indicators.
  nonisolated public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// A query that matches descendant radio buttons.
  nonisolated public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
  /// A query that matches descendant radio groups.
  nonisolated public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
  /// A query that matches descendant rating indicators.
  nonisolated public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
  /// A query that matches descendant relevance indicators.
  nonisolated public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
  /// A query that matches descendant ruler markers.
  nonisolated public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
  /// A query that matches descendant rulers.
  nonisolated public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
  /// A query that matches descendant scroll bars.
  nonisolated public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
  /// A query that matches descendant scroll views.
  nonisolated public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// A query that matches descendant search fields.
  nonisolated public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// A query that matches descendant secure text fields.
  nonisolated public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// A query that matches descendant segmented controls.
  nonisolated public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// A query that matches descendant sheets.
  nonisolated public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// A query that matches descendant sliders.
  nonisolated public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// A query that matches descendant split groups.
  nonisolated public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
  /// A query that matches descendant splitters.
  nonisolated public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
  /// A query that matches descendant static texts.
  nonisolated public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// A query that matches descendant status bars.
  nonisolated public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
  /// A query that matches descendant status items.
  nonisolated public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
  /// A query that matches descendant steppers.
  nonisolated public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// A query that matches descendant switches.
  nonisolated public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// A query that matches descendant tab bars.
  nonisolated public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// A query that matches descendant tab groups.
  nonisolated public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
  /// A query that matches descendant table columns.
  nonisolated public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
  /// A query that matches descendant table rows.
  nonisolated public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
  /// A query that matches descendant tables.
  nonisolated public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// A query that matches descendant tabs.
  nonisolated public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// A query that matches descendant text fields.
  nonisolated public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// A query that matches descendant text views.
  nonisolated public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// A query that matches descendant timelines.
  nonisolated public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
  /// A query that matches descendant toggles.
  nonisolated public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// A query that matches descendant toolbar buttons.
  nonisolated public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
  /// A query that matches descendant toolbars.
  nonisolated public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// A query that matches descendant touch bars.
  nonisolated public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
  /// A query that matches descendant value indicators.
  nonisolated public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
  /// A query that matches descendant web views.
  nonisolated public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// A query that matches descendant windows.
  nonisolated public var windows: XCUIElementQuery { descendants(matching: .window) }
}
