import HeadlessXCUI
import XCTest

final class XCUIElementTypeQueryProviderTests: MainActorTestCase {
  func test_everyNamedQueryLooksForItsType() {
    let app = XCUIApplication()
    let queries: [(XCUIElement.ElementType, XCUIElementQuery)] = [
      (.activityIndicator, app.activityIndicators), (.alert, app.alerts), (.button, app.buttons), (.cell, app.cells), (.checkBox, app.checkBoxes),
      (.collectionView, app.collectionViews), (.datePicker, app.datePickers), (.dialog, app.dialogs), (.icon, app.icons), (.image, app.images),
      (.key, app.keys), (.keyboard, app.keyboards), (.link, app.links), (.map, app.maps), (.menu, app.menus), (.menuItem, app.menuItems),
      (.navigationBar, app.navigationBars), (.other, app.otherElements), (.pageIndicator, app.pageIndicators), (.picker, app.pickers),
      (.pickerWheel, app.pickerWheels), (.popover, app.popovers), (.progressIndicator, app.progressIndicators), (.scrollBar, app.scrollBars),
      (.scrollView, app.scrollViews), (.searchField, app.searchFields), (.secureTextField, app.secureTextFields), (.segmentedControl, app.segmentedControls),
      (.sheet, app.sheets), (.slider, app.sliders), (.staticText, app.staticTexts), (.statusBar, app.statusBars), (.stepper, app.steppers),
      (.switch, app.switches), (.tab, app.tabs), (.tabBar, app.tabBars), (.table, app.tables), (.textField, app.textFields), (.textView, app.textViews),
      (.toggle, app.toggles), (.toolbar, app.toolbars), (.webView, app.webViews), (.window, app.windows),
    ]
    let fixture = ScreenFixture()
    for type in XCUIElement.ElementType.allCases where type != .any && type != .application { fixture.add(type, type.name) }
    fixture.run {
      for (type, query) in queries {
        // On a phone, a list is a collection view.
        XCTAssertEqual(query.allElementsBoundByIndex.map(\.label).filter { !$0.isEmpty }, type == .collectionView ? ["Table", "CollectionView"] : [type.name])
      }
    }
    XCTAssertEqual(fixture.kinds, [])
  }
}
