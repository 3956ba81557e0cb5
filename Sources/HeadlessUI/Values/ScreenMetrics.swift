import Foundation

/// The sizes and distances of system views in points, as on an iPhone with iOS 17 or 18.
///
/// Each value names its source:
/// - Dump: a description of the element tree that XCUITest printed, in a public test file, log, or question. The dump of WordsgramUITests.swift shows a screen of 375 by 812 with
///   its navigation bar at 50: `NavigationBar {{0, 50}, {375, 148}}`, `Button 'Add' {{275, 55}, {42, 34}}`, `Button 'Filter' {{325, 55}, {34, 34}}`,
///   `StaticText 'Books' {{16, 97.7}, {98.3, 40.7}}`, `SearchField {{16, 147}, {343, 36}}`, `CollectionView {{0, 0}, {375, 812}}`, `Cell {{0, 198}, {375, 112}}`.
/// - Guidelines: Apple's Human Interface Guidelines.
/// - Unverified: no public source was found, and the value is the most likely one.
///
/// `TextMetrics` defines the size of text in whole points. On a device, sizes are in thirds of a point. For example, a line of 20.33 is 21 here.
enum ScreenMetrics {
  /// The parts of the screen that the system uses on an iPhone with a notch.
  enum Screen {
    /// The height of the status bar (dump: the navigation bar is at 47).
    static let top: CGFloat = 47
    /// The height of the home indicator (dump: a tab bar of 83 points is at the lower edge).
    static let bottom: CGFloat = 34
    /// The height of the status bar on an iPhone with a Home button (dump).
    static let topOfStraightCorners: CGFloat = 20
    /// The margin next to the content in landscape orientation (dump).
    static let sideInLandscape: CGFloat = 47
    /// The height of the home indicator in landscape orientation (dump).
    static let bottomInLandscape: CGFloat = 21
    /// The distance from the status bar to a sheet (unverified).
    static let topOfSheet: CGFloat = 10
  }

  /// The metrics of the bar at the top of a page.
  enum NavigationBar {
    /// The height with the title between the items (dump: `NavigationBar {{0, 47}, {390, 44}}`).
    static let height: CGFloat = 44
    /// The height in a sheet that doesn't cover the screen, since iOS 13.
    ///
    /// Source: issue 5730 of wix/react-native-navigation.
    static let heightInSheet: CGFloat = 56
    /// The height in landscape orientation (dump).
    static let heightInLandscape: CGFloat = 32
    /// The additional height of a large title (dump: 96 points in total).
    static let largeTitleHeight: CGFloat = 52
    /// The distance from the bar's items to a large title (dump of WordsgramUITests.swift).
    static let largeTitleTop: CGFloat = 3 + 2 / 3
    /// The additional height of a search field.
    ///
    /// Dump of WordsgramUITests.swift: a bar with a large title and a field is 148 high.
    static let searchHeight: CGFloat = 52
    /// The distance from the lower edge of the title to the field (dump of WordsgramUITests.swift).
    static let searchFieldTop: CGFloat = 1
    /// The height of the field (dump of WordsgramUITests.swift).
    static let searchFieldHeight: CGFloat = 36
    /// The height of the scopes below the field, including their margins (unverified).
    static let scopesHeight: CGFloat = 40
    /// The distance from the edge of the screen to a large title, a field, or an item.
    ///
    /// Dump of WordsgramUITests.swift.
    static let margin: CGFloat = 16
    /// The distance between two items (dump of WordsgramUITests.swift).
    static let itemSpacing: CGFloat = 8
    /// The height of an item (dump of WordsgramUITests.swift).
    static let itemHeight: CGFloat = 34
    /// The minimum width of a button, which is the width with a symbol.
    ///
    /// Dump of WordsgramUITests.swift, “Add”.
    static let buttonWidth: CGFloat = 42
    /// The minimum width of a menu, which is the width with a symbol.
    ///
    /// Dump of WordsgramUITests.swift, “Filter”.
    static let menuWidth: CGFloat = 34
    /// The total space on both sides of a title, or of the item in its place (unverified).
    static let roomBesideTitle: CGFloat = 160
    /// The width of the button that ends a search, including the space before it (unverified).
    static let cancelButtonWidth: CGFloat = 70
    /// The width of the button that clears a search field (unverified).
    static let clearButtonWidth: CGFloat = 30
    /// The minimum width of a search field next to tokens (unverified).
    static let leastSearchFieldWidth: CGFloat = 60
    /// The height of the scopes without margins (unverified).
    static let scopesControlHeight: CGFloat = 32
    /// The total padding of a back button's title.
    ///
    /// Unverified, but in dumps the button is at the edge of the screen and as high as the bar.
    static let backButtonPadding: CGFloat = 32
    /// The maximum width of a back button (unverified).
    static let backButtonWidth: CGFloat = 128
  }

  /// The metrics of the bar at the bottom of a tab view.
  enum TabBar {
    /// The height above the home indicator (dump: `TabBar {{0, 761}, {390, 83}}`).
    static let height: CGFloat = 49
    /// The distance between two buttons (dump: `Button {{2, 762}, {74, 48}}`, the first of five).
    static let buttonSpacing: CGFloat = 4
    /// The distance from the top of the bar to a button (the same dump).
    static let buttonTop: CGFloat = 1
    /// The height of a button (the same dump).
    static let buttonHeight: CGFloat = 48
  }

  /// The metrics of the bottom bar of a page and the bar above the keyboard.
  enum Toolbar {
    /// The height of a bar.
    ///
    /// Unverified for SwiftUI. A `UIToolbar` is 49 high, and 44 above a keyboard (dump: `Toolbar {{0, 509}, {390, 44}}`).
    static let height: CGFloat = 49
  }

  /// The metrics of controls in addition to the sizes of their labels.
  enum Controls {
    /// The factor for a symbol's size with the image scale `small` (unverified).
    static let smallSymbol: CGFloat = 0.8
    /// The factor for a symbol's size with the image scale `large` (unverified).
    static let largeSymbol: CGFloat = 1.25
    /// The total vertical padding of a field with a rounded border (dumps: 34 points with a line of 20.33).
    static let borderedFieldPadding: CGFloat = 13
    /// The total vertical padding of a field without a border (unverified).
    static let fieldPadding: CGFloat = 1
    /// The size of a switch (dump).
    static let switchSize = CGSize(width: 51, height: 31)
    /// The distance from a label to its switch or the buttons of its stepper (unverified).
    static let labelSpacing: CGFloat = 8
    /// The size of each stepper button (dump: a stepper is 94 by 32).
    static let stepperButtonSize = CGSize(width: 47, height: 32)
    /// The height of a slider (dump).
    static let sliderHeight: CGFloat = 31
    /// The width of a slider's thumb (unverified).
    static let sliderThumbWidth: CGFloat = 28
    /// The padding on each side of a segment's text (unverified).
    static let segmentPadding: CGFloat = 8
    /// The padding on each side of a menu picker's text (unverified).
    static let menuPickerPadding: CGFloat = 8
    /// The height of a segmented control (dumps: 32 and 33).
    static let segmentsHeight: CGFloat = 32
    /// The height of a button in a compact date picker (dump: 34.33).
    static let dateButtonHeight: CGFloat = 34
    /// The padding on each side of a date button's text (dump).
    static let dateButtonPadding: CGFloat = 12
    /// The distance between two date buttons (dump).
    static let dateButtonSpacing: CGFloat = 4
    /// The padding around the label of a button with a border (unverified; a compact date picker's button, which looks the same, has it).
    static let borderPadding = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The padding around the label of a small or mini button with a border (unverified).
    static let smallBorderPadding = EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    /// The padding around the label of a large button with a border (unverified).
    static let largeBorderPadding = EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    /// The height of a menu picker (unverified).
    static let menuPickerHeight: CGFloat = 34
    /// The height of a picker's wheels (dump: 216).
    static let wheelHeight: CGFloat = 216
    /// The height of a wheel's row (unverified).
    static let wheelRowHeight: CGFloat = 32
    /// The height of a progress bar (unverified).
    static let progressHeight: CGFloat = 4
    /// The size of a spinner (dump: 20).
    static let spinnerSize = CGSize(width: 20, height: 20)
  }

  /// The metrics of alerts, dialogs, and menus.
  enum Presentations {
    /// The width of an alert (dump).
    static let alertWidth: CGFloat = 270
    /// The height of an alert's button (dump).
    static let alertButtonHeight: CGFloat = 44
    /// The padding on each side of the text of two buttons that are side by side (unverified).
    static let alertButtonPadding: CGFloat = 8
    /// The height of a confirmation dialog's button (dump: 57 or 57.33).
    static let dialogButtonHeight: CGFloat = 57
    /// The horizontal margin of the title and message of alerts and dialogs (unverified).
    static let textMargin: CGFloat = 16
    /// The margin above and below the title and message of an alert (unverified).
    static let alertMargin: CGFloat = 20
    /// The distance between the title and the message of alerts and dialogs (unverified).
    static let textSpacing: CGFloat = 4
    /// The total margin above and below the title and message of a confirmation dialog (unverified).
    static let dialogTextMargins: CGFloat = 28
    /// The distance above the title of a confirmation dialog (unverified).
    static let dialogTextTop: CGFloat = 12
    /// The margin of a dialog or a menu, and the distance to its cancel button or menu button (unverified).
    static let distance: CGFloat = 8
    /// The width of a menu (dump).
    static let menuWidth: CGFloat = 250
    /// The height of a menu item (dump).
    static let menuItemHeight: CGFloat = 44
  }

  /// The metrics of the menu for editing or copying text.
  enum TextMenu {
    /// The height of the menu (unverified).
    static let height: CGFloat = 44
    /// The padding on each side of an item's text (unverified).
    static let padding: CGFloat = 12
    /// The distance from the text to the menu, and from the menu to the edge of the screen (unverified).
    static let distance: CGFloat = 8
  }

  /// The metrics of lists and forms.
  enum Lists {
    /// The minimum height of a row.
    ///
    /// Guidelines (a target is at least 44 points high) and dumps.
    static let rowHeight: CGFloat = 44
    /// The margin above and below the content of a row.
    ///
    /// Dump of WordsgramUITests.swift: an image of 90 points is in a row of 112.
    static let rowInset: CGFloat = 11
    /// The distance from the edge of a plain list to the content of its rows (dump).
    static let plainMargin: CGFloat = 16
    /// The width that the chevron of a row takes from the row's content: the chevron and the distance to it (unverified).
    static let chevronRoom: CGFloat = 17
    /// The distance above the header of a plain list's section (dump).
    static let plainHeaderSpacing: CGFloat = 22
    /// The height of a plain list's header (dump).
    static let plainHeaderHeight: CGFloat = 28
    /// The margin above the text of a header of grouped rows.
    ///
    /// Dump: a header is 38.67 high, with a line of 15.67.
    static let headerTop: CGFloat = 17
    /// The margin below the text of a header (the same dump).
    static let headerBottom: CGFloat = 6
    /// The margin above the text of a footer (dump: a footer is 33.67 high, with a line of 15.67).
    static let footerTop: CGFloat = 6
    /// The margin below the text of a footer (the same dump).
    static let footerBottom: CGFloat = 12
    /// The margin above a section without a header, and below a section without a footer.
    ///
    /// Dump: 35.33 between two sections without headers and footers.
    ///
    /// Unverified: the first section of grouped rows starts at the bar.
    static let sectionEdge: CGFloat = 17 + 2 / 3
    /// The margin below the last row (dump).
    static let bottom: CGFloat = 20
    /// The maximum height of a control that doesn't make its row higher than a row with text.
    ///
    /// Unverified.
    static let controlHeight: CGFloat = 34

    /// Returns the margin of inset cells in a list, which is also the margin of a cell's content.
    ///
    /// Dumps: 16 at a width of 375 points, 20 at 393, 402, and 414. A dump wasn't found for 390, but people who test iPhones expect 16.
    static func groupedMargin(width: CGFloat) -> CGFloat { width > 390 ? 20 : 16 }
  }
}
