import Foundation
import FoundationExtras
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// The calls of a drop delegate, in the order of UIKit's drop interactions.
///
/// The delegate is asked whether a view can handle the session. Then it's called when the drag enters, moves, and exits or drops:
/// https://developer.apple.com/documentation/uikit/making-a-view-into-a-drop-destination
final class DropDelegateTests: DeviceTestCase {
  @MainActor
  private final class Calls {
    var all: [String] = []

    // The finger moves repeatedly over a view.
    func add(_ call: String) { if all.last != call { all.append(call) } }
  }

  private struct Recorder: DropDelegate {
    let name: String
    let calls: Calls
    var isValid = true
    var operation: DropOperation?

    func validateDrop(info: DropInfo) -> Bool {
      calls.add("validate \(name)")
      return isValid
    }

    func dropEntered(info: DropInfo) { calls.add("enter \(name)") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      calls.add("update \(name)")
      return operation.map { DropProposal(operation: $0) }
    }

    func dropExited(info: DropInfo) { calls.add("exit \(name)") }

    func performDrop(info: DropInfo) -> Bool {
      calls.add("drop \(name)")
      return true
    }
  }

  private func source(_ calls: Calls) -> some View {
    Text("Source").frame(width: 200, height: 60).onDrag {
      calls.add("lift")
      return NSItemProvider(object: "apple" as NSString)
    }
  }

  private func target(_ recorder: Recorder, of types: [UTType] = [.text]) -> some View {
    Text(recorder.name).frame(width: 200, height: 60).onDrop(of: types, delegate: recorder)
  }

  /// Drags the source to an element and returns the delegate's calls.
  private func callsOfDrag(to name: String, _ calls: Calls, speed: Double = 500) -> [String] {
    let (start, end) = (frame(.staticText, "Source"), frame(.staticText, name))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY), pressDuration: 1, speed: speed)
    return calls.all
  }

  private static let way = [
    "lift", "validate A", "enter A", "update A", "validate B", "exit A", "enter B", "update B", "validate C", "exit B", "enter C", "update C", "drop C",
  ]

  private func showWay(_ calls: Calls) {
    show {
      VStack(spacing: 0) {
        self.source(calls)
        ForEach(["A", "B", "C"], id: \.self) { self.target(Recorder(name: $0, calls: calls)) }
      }
    }
  }

  func test_theViewsOnTheWayAreEnteredAndExited() {
    let calls = Calls()
    showWay(calls)
    XCTAssertEqual(callsOfDrag(to: "C", calls), Self.way)
  }

  func test_aDragThatTakesNoTimeMissesNoView() {
    let calls = Calls()
    showWay(calls)
    XCTAssertEqual(callsOfDrag(to: "C", calls, speed: 0), Self.way)
  }

  func test_aDropThatIsForbiddenIsNotPerformed() {
    for operation in [DropOperation.forbidden, .cancel] {
      let calls = Calls()
      show {
        VStack(spacing: 0) {
          self.source(calls)
          self.target(Recorder(name: "A", calls: calls, operation: operation))
        }
      }
      XCTAssertEqual(callsOfDrag(to: "A", calls), ["lift", "validate A", "enter A", "update A", "exit A"])
    }
  }

  func test_aViewThatDoesNotValidateTheDropLeavesItToTheViewAround() {
    let calls = Calls()
    show {
      VStack(spacing: 0) {
        self.source(calls)
        VStack { self.target(Recorder(name: "A", calls: calls, isValid: false)) }.onDrop(of: [.text], delegate: Recorder(name: "B", calls: calls))
      }
    }
    XCTAssertEqual(callsOfDrag(to: "A", calls), ["lift", "validate A", "validate B", "enter B", "update B", "drop B"])
  }

  func test_aViewOfOtherTypesIsNotAsked() {
    let calls = Calls()
    show {
      VStack(spacing: 0) {
        self.source(calls)
        self.target(Recorder(name: "A", calls: calls), of: [.image])
      }
    }
    XCTAssertEqual(callsOfDrag(to: "A", calls), ["lift"])
  }

  func test_aDisabledViewTakesNoDrop() {
    let calls = Calls()
    show {
      VStack(spacing: 0) {
        self.source(calls)
        self.target(Recorder(name: "A", calls: calls)).disabled(true)
      }
    }
    XCTAssertEqual(callsOfDrag(to: "A", calls), ["lift"])
  }

  func test_aDisabledViewIsNotLifted() {
    let calls = Calls()
    show {
      VStack(spacing: 0) {
        self.source(calls).disabled(true)
        self.target(Recorder(name: "A", calls: calls))
      }
    }
    XCTAssertEqual(callsOfDrag(to: "A", calls), [])
  }

  func test_aViewIsExitedWhereThereIsNone() {
    let calls = Calls()
    show {
      VStack(spacing: 0) {
        self.source(calls)
        self.target(Recorder(name: "A", calls: calls))
        Text("Nothing").frame(width: 200, height: 60)
      }
    }
    XCTAssertEqual(callsOfDrag(to: "Nothing", calls), ["lift", "validate A", "enter A", "update A", "exit A"])
  }

  func test_aDropBetweenTheViewsOfAStackIsTheStacks() {
    let calls = Calls()
    show {
      VStack(spacing: 0) {
        self.source(calls)
        VStack(spacing: 100) {
          Text("Above")
          Text("Below")
        }
        .onDrop(of: [.text], delegate: Recorder(name: "A", calls: calls))
      }
    }
    let (start, above) = (frame(.staticText, "Source"), frame(.staticText, "Above"))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: above.midX, y: above.maxY + 50), pressDuration: 1, speed: 500)
    XCTAssertEqual(calls.all, ["lift", "validate A", "enter A", "update A", "drop A"])
  }

  private struct Located: DropDelegate {
    let calls: Calls

    func performDrop(info: DropInfo) -> Bool {
      // The frame of the centered text has integral coordinates.
      calls.add("\(info.location.x.rounded(.up)) \(info.location.y.rounded(.up))")
      calls.add("\(info.hasItemsConforming(to: [.image])) \(info.hasItemsConforming(to: ["public.text"]))")
      calls.add("\(info.itemProviders(for: [.image]).count) \(info.itemProviders(for: [.plainText, .text]).count)")
      return true
    }
  }

  func test_theInformationIsOfTheViewAndTheItem() {
    let calls = Calls()
    show {
      VStack(spacing: 0) {
        self.source(calls)
        Text("A").frame(width: 200, height: 60).onDrop(of: ["public.text"], delegate: Located(calls: calls))
      }
    }
    XCTAssertEqual(callsOfDrag(to: "A", calls), ["lift", "100.0 30.0", "false true", "0 1"])
  }

  // MARK: Reordering

  /// Rows that swap while one of them is dragged over the others, as in many apps.
  private struct Rows: View {
    @State private var rows = ["A", "B", "C", "D"]
    @State private var dragged: String?

    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Text(row).frame(width: 200, height: 60)
            .onDrag {
              dragged = row
              return NSItemProvider(object: row as NSString)
            }
            .onDrop(of: [.text], delegate: Mover(row: row, rows: $rows, dragged: $dragged))
        }
      }
      Text("Dragged: \(dragged ?? "nothing")")
    }
  }

  private struct Mover: DropDelegate {
    let row: String
    @Binding var rows: [String]
    @Binding var dragged: String?

    func dropEntered(info: DropInfo) {
      guard let dragged, dragged != row, let from = rows.firstIndex(of: dragged), let to = rows.firstIndex(of: row) else { return }
      withAnimation { rows.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to) }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func performDrop(info: DropInfo) -> Bool {
      dragged = nil
      return true
    }
  }

  func test_rowsChangePlacesOnTheWay() {
    show { Rows() }
    let (start, end) = (frame(.staticText, "A"), frame(.staticText, "D"))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY), pressDuration: 1, speed: 500)
    XCTAssertEqual(texts, ["B", "C", "D", "A", "Dragged: nothing"])
  }

  func test_aRowIsDraggedUpward() {
    show { Rows() }
    let (start, end) = (frame(.staticText, "D"), frame(.staticText, "B"))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY), pressDuration: 1)
    XCTAssertEqual(texts, ["A", "D", "B", "C", "Dragged: nothing"])
  }
}
