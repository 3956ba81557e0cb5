import Foundation

/// The sizes and the distances of the system's own views, in points, as on an iPhone with iOS 17 or 18.
///
/// Each figure has its source:
/// - Dump: the figure stands in a description of the element tree that XCUITest printed, in a public test file, log or question. The dump of WordsgramUITests.swift is of a screen that
///   is 375 by 812 with its navigation bar at 50: `NavigationBar {{0, 50}, {375, 148}}`, `Button 'Add' {{275, 55}, {42, 34}}`, `Button 'Filter' {{325, 55}, {34, 34}}`,
///   `StaticText 'Books' {{16, 97.7}, {98.3, 40.7}}`, `SearchField {{16, 147}, {343, 36}}`, `CollectionView {{0, 0}, {375, 812}}`, `Cell {{0, 198}, {375, 112}}`.
/// - Guidelines: Apple's Human Interface Guidelines.
/// - Unverified: no public source was found, and the figure is the most likely one.
///
/// Texts are as wide and as high as `TextMetrics` says: in whole points, which on a phone are thirds of a point (a line of 20.33 is 21 here).
enum ScreenMetrics {
  /// What the system takes of the screen of an iPhone with a notch.
  enum Screen {
    /// The status bar; a dump has the navigation bar at 47.
    static let top: CGFloat = 47
    /// The home indicator; a dump has a tab bar of 83 points over the lower edge.
    static let bottom: CGFloat = 34
    /// The status bar of an iPhone with a home button; dump.
    static let topOfStraightCorners: CGFloat = 20
    /// Beside the content of a screen on its side; dump.
    static let sideInLandscape: CGFloat = 47
    /// The home indicator of a screen on its side; dump.
    static let bottomInLandscape: CGFloat = 21
    /// From the status bar to a sheet; unverified.
    static let topOfSheet: CGFloat = 10
  }

  /// The bar at the top of a page.
  enum NavigationBar {
    /// With the title between the items; dump: `NavigationBar {{0, 47}, {390, 44}}`.
    static let height: CGFloat = 44
    /// The same in a sheet that doesn't cover the screen, since iOS 13; issue 5730 of wix/react-native-navigation.
    static let heightInSheet: CGFloat = 56
    /// The same on a screen on its side; dump.
    static let heightInLandscape: CGFloat = 32
    /// What a large title adds; dump: 96 points in all.
    static let largeTitleHeight: CGFloat = 52
    /// From the part of the bar with the items to a large title; dump of WordsgramUITests.swift.
    static let largeTitleTop: CGFloat = 3 + 2 / 3
    /// What a search field adds; dump of WordsgramUITests.swift, where a bar with a large title and a field is 148 high.
    static let searchHeight: CGFloat = 52
    /// From the lower edge of the title to the field; dump of WordsgramUITests.swift.
    static let searchFieldTop: CGFloat = 1
    /// The height of the field; dump of WordsgramUITests.swift.
    static let searchFieldHeight: CGFloat = 36
    /// The height of the scopes below the field, with the room around them; unverified.
    static let scopesHeight: CGFloat = 40
    /// From the edge of the screen to a large title, a field and an item; dump of WordsgramUITests.swift.
    static let margin: CGFloat = 16
    /// Between two items; dump of WordsgramUITests.swift.
    static let itemSpacing: CGFloat = 8
    /// The height of an item; dump of WordsgramUITests.swift.
    static let itemHeight: CGFloat = 34
    /// The least width of a button, which is that of one with a symbol; dump of WordsgramUITests.swift, “Add”.
    static let buttonWidth: CGFloat = 42
    /// The least width of a menu, which is that of one with a symbol; dump of WordsgramUITests.swift, “Filter”.
    static let menuWidth: CGFloat = 34
    /// The room at both sides of a title or of what stands in its place, together; unverified.
    static let roomBesideTitle: CGFloat = 160
    /// The button that ends a search, with the space before it; unverified.
    static let cancelButtonWidth: CGFloat = 70
    /// The button that empties a search field; unverified.
    static let clearButtonWidth: CGFloat = 30
    /// The least width of a search field beside tokens; unverified.
    static let leastSearchFieldWidth: CGFloat = 60
    /// The height of the scopes alone; unverified.
    static let scopesControlHeight: CGFloat = 32
    /// What a back button has beside its title; unverified, but dumps have the button at the edge of the screen, as high as the bar.
    static let backButtonPadding: CGFloat = 32
    /// The greatest width of a back button; unverified.
    static let backButtonWidth: CGFloat = 128
  }

  /// The bar at the bottom of a tab view.
  enum TabBar {
    /// Above the home indicator; dump: `TabBar {{0, 761}, {390, 83}}`.
    static let height: CGFloat = 49
    /// Between two buttons; dump: `Button {{2, 762}, {74, 48}}`, the first of five.
    static let buttonSpacing: CGFloat = 4
    /// From the top of the bar to a button; the same dump.
    static let buttonTop: CGFloat = 1
    /// The height of a button; the same dump.
    static let buttonHeight: CGFloat = 48
  }

  /// The bar at the bottom of a page, and the one above the keyboard.
  enum Toolbar {
    /// Unverified for SwiftUI; a `UIToolbar` is 49 high, and 44 above a keyboard (dump: `Toolbar {{0, 509}, {390, 44}}`).
    static let height: CGFloat = 49
  }

  /// Controls, where there is something beside the size of a label.
  enum Controls {
    /// Around the line of a field with a rounded border, together; dumps: 34 points with a line of 20.33.
    static let borderedFieldPadding: CGFloat = 13
    /// The same of a field without a border; unverified.
    static let fieldPadding: CGFloat = 1
    /// A switch; dump.
    static let switchSize = CGSize(width: 51, height: 31)
    /// From a label to its switch, and to the buttons of its stepper; unverified.
    static let labelSpacing: CGFloat = 8
    /// Each of the two buttons of a stepper; dump: a stepper is 94 by 32.
    static let stepperButtonSize = CGSize(width: 47, height: 32)
    /// A slider; dump.
    static let sliderHeight: CGFloat = 31
    /// The part of a slider that moves; unverified.
    static let sliderThumbWidth: CGFloat = 28
    /// At each side of the text of a segment; unverified.
    static let segmentPadding: CGFloat = 8
    /// At each side of the text of a picker in the style of a menu; unverified.
    static let menuPickerPadding: CGFloat = 8
    /// A control of segments; dumps have 32 and 33.
    static let segmentsHeight: CGFloat = 32
    /// A button of a compact date picker; dump: 34.33.
    static let dateButtonHeight: CGFloat = 34
    /// At each side of the text of such a button; dump.
    static let dateButtonPadding: CGFloat = 12
    /// Between two such buttons; dump.
    static let dateButtonSpacing: CGFloat = 4
    /// A picker in the style of a menu; unverified.
    static let menuPickerHeight: CGFloat = 34
    /// The wheels of a picker; dump: 216.
    static let wheelHeight: CGFloat = 216
    /// A row of a wheel; unverified.
    static let wheelRowHeight: CGFloat = 32
    /// A bar that shows progress; unverified.
    static let progressHeight: CGFloat = 4
    /// A spinning sign of progress; dump: 20.
    static let spinnerSize = CGSize(width: 20, height: 20)
  }

  /// Alerts, dialogs and menus.
  enum Presentations {
    /// An alert; dump.
    static let alertWidth: CGFloat = 270
    /// A button of an alert; dump.
    static let alertButtonHeight: CGFloat = 44
    /// At each side of the text of one of two buttons that stand side by side; unverified.
    static let alertButtonPadding: CGFloat = 8
    /// A button of a confirmation dialog; dump: 57 or 57.33.
    static let dialogButtonHeight: CGFloat = 57
    /// Beside the texts of both; unverified.
    static let textMargin: CGFloat = 16
    /// Above and below the texts of an alert; unverified.
    static let alertMargin: CGFloat = 20
    /// Between the title and the message of both; unverified.
    static let textSpacing: CGFloat = 4
    /// Above and below the texts of a confirmation dialog, together; unverified.
    static let dialogTextMargins: CGFloat = 28
    /// Above the title of a confirmation dialog; unverified.
    static let dialogTextTop: CGFloat = 12
    /// Beside a confirmation dialog or a menu, and above its cancel button or below its button; unverified.
    static let distance: CGFloat = 8
    /// A menu; dump.
    static let menuWidth: CGFloat = 250
    /// An item of a menu; dump.
    static let menuItemHeight: CGFloat = 44
  }

  /// The menu over a text.
  enum TextMenu {
    /// Unverified.
    static let height: CGFloat = 44
    /// At each side of an item's text; unverified.
    static let padding: CGFloat = 12
    /// From the text to the menu, and from the menu to the edge of the screen; unverified.
    static let distance: CGFloat = 8
  }

  /// Lists and forms.
  enum Lists {
    /// The least height of a row; Guidelines (a target is at least 44 points high) and dumps.
    static let rowHeight: CGFloat = 44
    /// Above and below what is in a row; dump of WordsgramUITests.swift, where an image of 90 points is in a row of 112.
    static let rowInset: CGFloat = 11
    /// From the edge of a plain list to what is in its rows; dump.
    static let plainMargin: CGFloat = 16
    /// Above the header of a section of a plain list; dump.
    static let plainHeaderSpacing: CGFloat = 22
    /// A header of a plain list; dump.
    static let plainHeaderHeight: CGFloat = 28
    /// Above the text of a header of grouped rows; dump: a header is 38.67 high, with a line of 15.67.
    static let headerTop: CGFloat = 17
    /// Below that text; the same dump.
    static let headerBottom: CGFloat = 6
    /// Above the text of a footer; dump: a footer is 33.67 high, with a line of 15.67.
    static let footerTop: CGFloat = 6
    /// Below that text; the same dump.
    static let footerBottom: CGFloat = 12
    /// Above a section without a header, and below one without a footer; dump: 35.33 between two such sections.
    ///
    /// That the first section of grouped rows begins at the bar is unverified.
    static let sectionEdge: CGFloat = 17 + 2 / 3
    /// Below the last row; dump.
    static let bottom: CGFloat = 20
    /// The greatest height of a control that does not make its row higher than one with a text; unverified.
    static let controlHeight: CGFloat = 34

    /// From the edge of the list to the cells of inset rows, and from the edge of a cell to what is in it.
    ///
    /// Dumps: 16 at a width of 375 points, 20 at 393, 402 and 414. No dump was found at 390, where people who test iPhones expect 16.
    static func groupedMargin(width: CGFloat) -> CGFloat { width > 390 ? 20 : 16 }
  }
}
