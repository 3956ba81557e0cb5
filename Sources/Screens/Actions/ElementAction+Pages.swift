import Foundation
import HeadlessXCUI

// Actions that run scripts in web views and take pictures of elements.
extension ElementAction {
  /// Runs a script in a web view and passes its result to a closure.
  ///
  /// The simulated device has no script engine. The app under test provides the result with the `onJavaScript` modifier on its web view, and the page doesn't change.
  /// The action fails if the web view doesn't have that modifier.
  /// - Parameters:
  ///   - script: The script.
  ///   - result: A closure that receives the result as text, or `nil` if there's no result.
  public static func javaScript(_ script: String, result: @escaping @MainActor (String?) -> Void = { _ in }) -> ElementAction {
    ElementAction(
      "run a script on", conditions: [.type(.webView)], needsNoRest: true,
      body: { target in
        switch HeadlessDriver.runScript(script, on: target.snapshot, as: target.attempt) {
        case .result(let text): result(text)
        case .thrown(let error): target.fail("the script threw “\(error)”", advice: "check the answers that the app returns in onJavaScript { script in … }.")
        case .noAnswer:
          target.fail(
            "the app does not answer scripts on the web view",
            advice: "in the app, add onJavaScript { script in … } to the web view and return the answers that the test needs: a simulated device does not run scripts.")
        }
      })
  }

  /// Takes a picture of the element as an SVG document.
  /// - Parameter picture: A closure that receives the picture.
  public static func snapshot(_ picture: @escaping @MainActor (ElementPicture) -> Void) -> ElementAction {
    ElementAction(
      "take a picture of", conditions: [], needsNoRest: true,
      body: { target in
        let frame = target.snapshot.frame
        picture(ElementPicture(svg: target.snapshot.tree.svgSnapshot(of: target.snapshot.id, size: frame.size), frame: frame))
      })
  }
}
