import Screens

/// The pictures of all users, in a grid.
struct DiscoverScreen: ScrollableScreen {
  let trait = ScrollView(id: "Pictures")
  let order = SegmentedControl()
  let authors = ScrollView(id: "Authors")
  let searchField = SearchField(id: "Search captions")
  let clearButton = Button(id: "Clear text")
  let cancelButton = Button(id: "Cancel")
  let summaryLabel = Label(id: "SummaryLabel")

  var popularButton: Button { order.button(withID: "Popular") }
  var recentButton: Button { order.button(withID: "Recent") }

  var firstPicture: Button { Button(matching: .exists, parent: trait) }

  /// Returns the picture of a post, counted from 1.
  func picture(_ number: Int) -> Button { Button(id: "Picture \(number)", parent: trait) }

  /// Returns the button for the pictures of one author, or of “Everybody”.
  func author(_ name: String) -> Button { Button(id: name, parent: authors) }
}

let discoverScreen = DiscoverScreen()
