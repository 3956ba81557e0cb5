import TABTestKit

/// An id and a matcher on the same text find the same elements, on every page of the gallery.
@preconcurrency @MainActor
final class IdAndMatcherTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.controls }

  func test_anIDAndAMatcherFindTheSameElements() {
    let apps = [
      Gallery.touches, Gallery.fields, Gallery.plan, Gallery.notes, Gallery.tabs, Gallery.canvas, Gallery.longForm, Gallery.controls, Gallery.dialogs, Gallery.sheets,
      Gallery.dates, Gallery.region, Gallery.launch,
    ]
    for app in apps {
      let failures = failures(in: app) {
        for element in allElements().snapshots { compare(element) }
      }
      XCTAssertEqual(failures.map(\.message), [])
    }
  }

  private func compare(_ element: ElementSnapshot) {
    let claims: [(text: String?, matcher: (String) -> ElementMatcher)] = [
      (element.identifier, { .identifier($0) }), (element.label, { .label($0) }), (element.value, { .value($0) }), (element.placeholder, { .placeholder($0) }),
    ]
    for (text, claim) in claims {
      guard let text, !text.isEmpty else { continue }
      let query = XCUIApplication().descendants(matching: element.type).matching(identifier: text)
      let byID = query.allElementsBoundByIndex.compactMap { HeadlessDriver.elementSnapshot(of: $0) }
      XCTAssertFalse(byID.isEmpty, "\(element.type) “\(text)”")
      XCTAssertEqual((.type(element.type) && .id(text)).matches().map(\.id), preferred(byID).map(\.id), "\(element.type) “\(text)”")
      let satisfying = byID.filter { claim(text).matches($0) }
      XCTAssertEqual((.type(element.type) && claim(text)).matches().map(\.id), preferred(satisfying).map(\.id), "\(element.type) that \(claim(text))")
    }
  }

  /// The elements without the parts of controls, unless there are no others.
  private func preferred(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
    let others = elements.filter { !$0.tree.isPartOfControl($0.id) }
    return others.isEmpty ? elements : others
  }
}
