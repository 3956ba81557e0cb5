import Foundation
import Observation
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// A view that opens one thing after another and leaves them open.
private struct Busy: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var asks = false
  @State private var path: [Int] = []
  @State private var query = ""
  @State private var choice = 1
  @State private var text = ""
  @FocusState private var isFocused: Bool
  let witness: Witness

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Sheet") { showsSheet = true }.sheet(isPresented: $showsSheet) { Closing(witness: witness) }
        Button("Alert") { showsAlert = true }.alert("Alert", isPresented: $showsAlert) { Button("Fine") { witness.note() } }
        Button("Dialog") { asks = true }.confirmationDialog("Dialog", isPresented: $asks) { Button("Fine") { witness.note() } }
        Button("Push") { path = [1, 2] }
        Button("Focus") { isFocused = true }
        Button("Sleep") {
          Task {
            try? await Task.sleep(for: .seconds(100))
            text = "\(witness.notes)"
          }
        }
        TextField("Text", text: $text).focused($isFocused)
        Picker("Picker", selection: $choice) { ForEach(0..<3, id: \.self) { Text("Choice \($0)").tag($0) } }
        Menu("Menu") { Button("Item") { witness.note() } }
        ShareLink("Share", item: "shared")
        TabView {
          Text("First").tabItem { Text("One") }
          List(0..<50) { row in Text("Row \(row)").swipeActions { Button("Delete") { witness.note() } } }.tabItem { Text("Two") }
        }
      }
      .navigationDestination(for: Int.self) { Text("Page \($0)").toolbar { Button("Done") { witness.note() } } }
      .searchable(text: $query)
      .refreshable { try? await Task.sleep(for: .seconds(100)) }
      .onDisappear { witness.note() }
    }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  let witness: Witness

  var body: some View {
    Button("Close") {
      witness.note()
      dismiss()
    }
    .task { try? await Task.sleep(for: .seconds(100)) }
  }
}

@MainActor @Observable
private final class Witness {
  private(set) var notes = 0

  func note() { notes += 1 }
}

@preconcurrency @MainActor
final class ShutDownTests: DeviceTestCase {
  func test_nothingIsLeftWhateverWasOpen() {
    for opened in ["Sheet", "Alert", "Dialog", "Push", "Focus", "Sleep", "Menu", "Picker", "Share", "Two"] {
      weak var gone: Witness?
      weak var goneHost: ViewHost?
      weak var goneDevice: Device?
      do {
        let witness = Witness()
        gone = witness
        show { Busy(witness: witness) }
        goneHost = device.frontHost
        tap(.button, opened)
      }
      XCTAssertNotNil(goneHost)
      goneDevice = device
      device.shutDown()
      discardDevice()
      XCTAssertNil(gone, "The model outlives the device with “\(opened)” open.")
      XCTAssertNil(goneHost, "The app outlives the device with “\(opened)” open.")
      XCTAssertNil(goneDevice, "The device outlives its end with “\(opened)” open.")
    }
  }

  func test_aDeviceThatIsDroppedTakesItsAppAndItsModelsWithIt() {
    struct Counting: View {
      @State private var witness: Witness
      @State private var isOn = false
      init(witness: Witness) { _witness = State(initialValue: witness) }
      var body: some View { Toggle("Noted \(witness.notes), \(isOn ? "on" : "off")", isOn: $isOn) }
    }
    weak var gone: Witness?
    weak var goneHost: ViewHost?
    do {
      let witness = Witness()
      gone = witness
      show { Counting(witness: witness) }
      goneHost = device.frontHost
      witness.note()
      device.settle()
      XCTAssertNotNil(find(.switch, "Noted 1, off"))
    }
    discardDevice()
    XCTAssertNil(goneHost)
    XCTAssertNil(gone)
  }

  func test_aModelThatOutlivesItsAppIsNotListenedTo() {
    struct Counting: View {
      let witness: Witness
      var body: some View { Text("Noted \(witness.notes)") }
    }
    weak var gone: InvalidationQueue?
    let witness = Witness()
    do {
      show { Counting(witness: witness) }
      gone = device.frontHost?.invalidations
      XCTAssertNotNil(gone)
      device.terminate("com.example.Sample")
      witness.note()
    }
    device.shutDown()
    discardDevice()
    XCTAssertNil(gone, "What tells of changes is left.")
    XCTAssertEqual(witness.notes, 1)
  }
}
