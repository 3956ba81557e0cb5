import Foundation
import HeadlessXCUI

// Web pages, and pictures.
extension ElementAction {
  /// Runs a script in a web view, and hands on its result.
  ///
  /// There is no engine for scripts here: the app under test answers them with the modifier `onJavaScript` on its web view, with nothing done to the app itself.
  /// Without one the action fails.
  /// - Parameters:
  ///   - script: The script.
  ///   - result: Receives the result as text; `nil` for none.
  public static func javaScript(_ script: String, result: @escaping @MainActor (String?) -> Void = { _ in }) -> ElementAction {
    ElementAction(
      "run a script on", conditions: [.type(.webView)], needsNoRest: true,
      body: { target in
        switch HeadlessDriver.runScript(script, on: target.snapshot, as: target.attempt) {
        case .result(let text): result(text)
        case .thrown(let error): target.fail("the script threw “\(error)”", advice: "look at the answers that the app gives in onJavaScript { script in … }.")
        case .noAnswer:
          target.fail(
            "nothing answers scripts there",
            advice: "give the web view the modifier onJavaScript { script in … } in the app, with the answers that the test needs: there is no engine for scripts here.")
        }
      })
  }

  /// Takes a picture of the element, as an SVG document.
  /// - Parameter picture: Receives the picture.
  public static func snapshot(_ picture: @escaping @MainActor (ElementPicture) -> Void) -> ElementAction {
    ElementAction(
      "take a picture of", conditions: [], needsNoRest: true,
      body: { target in
        let frame = target.snapshot.frame
        picture(ElementPicture(svg: target.snapshot.tree.svgSnapshot(of: target.snapshot.id, size: frame.size), frame: frame))
      })
  }
}
