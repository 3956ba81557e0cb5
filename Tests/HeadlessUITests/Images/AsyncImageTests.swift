import Foundation
import HeadlessNetwork
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class AsyncImageTests: DeviceTestCase {
  private struct Gallery: View {
    @State private var name: String?

    var body: some View {
      Button("Cat") { name = "cat.png" }
      Button("Dog") { name = "dog.png" }
      Button("Page") { name = "page.png" }
      if let name {
        AsyncImage(url: URL(string: "https://example.com/\(name)")) { phase in
          switch phase {
          case .empty: Text("Loading")
          case .success(let image): image.accessibilityLabel("Loaded")
          case .failure: Text("Failed")
          }
        }
      }
    }
  }

  private var server: StubServer!

  private func serve() {
    device.perform(cause: "the test") {
      server = StubServer()
      server.stub(.get("/cat.png"), .data(Data("png".utf8)).delay(.seconds(2)))
      server.stub(.get("/dog.png"), .status(404))
      server.stub(.get("/page.png"), .data(Data("\n<!DOCTYPE html><html>Not found</html>".utf8)))
    }
  }

  func test_theImageIsLoadedInVirtualTime() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    show { Gallery() }
    serve()
    tap(.button, "Cat")
    XCTAssertTrue(exists(.staticText, "Loading"))
    XCTAssertEqual(device.wait(timeout: 1) { exists(.image, "Loaded") }, .timedOut)
    XCTAssertEqual(device.wait(timeout: 5) { exists(.image, "Loaded") }, .satisfied)
    XCTAssertEqual(device.wait(timeout: 10) { !exists(.image, "Loaded") }, .nothingPending, "It stays.")
    XCTAssertEqual(server.requests.map(\.path), ["/cat.png"])
  }

  func test_anAnswerThatIsNoSuccessIsAFailure() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    show { Gallery() }
    serve()
    tap(.button, "Dog")
    XCTAssertEqual(device.wait(timeout: 5) { exists(.staticText, "Failed") }, .satisfied)
    XCTAssertEqual(server.requests.map(\.path), ["/dog.png"], "It is asked for once.")
  }

  func test_aPageIsNoImage() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    show { Gallery() }
    serve()
    tap(.button, "Page")
    XCTAssertEqual(device.wait(timeout: 5) { exists(.staticText, "Failed") }, .satisfied)
  }
}
