import ScenarioKit

@testable import ScenarioReports

/// Screens of an imaginary app, as recorded in a journal.
enum SampleScreens {
  static let size: (width: Double, height: Double) = (390, 844)

  static func logIn(name: String = "", isReady: Bool = false, problem: String? = nil) -> ScreenReport {
    var elements = frame(title: "Not Instagram")
    elements.append(element(3, "Image", label: "Logo", at: (145, 150, 100, 100)))
    elements.append(
      element(
        3, "TextField", identifier: "NameField", label: "Name", value: name.isEmpty ? nil : name, placeholder: "Name", at: (24, 300, 342, 44), flags: isReady ? [] : [.focused]))
    elements.append(
      element(3, "SecureTextField", identifier: "PasswordField", label: "Password", value: isReady ? "hunter22" : nil, placeholder: "Password", at: (24, 356, 342, 44)))
    elements.append(element(3, "Button", identifier: "LogInButton", label: "Log in", at: logInFrame, flags: isReady ? [] : [.disabled]))
    if let problem { elements.append(element(3, "StaticText", label: problem, at: (24, 484, 342, 40))) }
    return screen(elements)
  }

  static let logInFrame: ElementRecord.Frame = .init(x: 24, y: 424, width: 342, height: 48)

  static func feed(page: Int = 0, liked: Bool = false) -> ScreenReport {
    var elements = frame(title: "Feed")
    elements.append(element(3, "Table", identifier: "Posts", at: (0, 100, 390, 660), flags: [.clips]))
    for row in 0..<6 {
      let y = 100 + Double(row) * 110
      elements.append(element(4, "Cell", at: (0, y, 390, 110)))
      elements.append(element(5, "StaticText", label: "Ada posted picture \(page * 6 + row + 1)", at: (16, y + 12, 280, 24)))
      elements.append(element(5, "StaticText", label: "\(row + 2) minutes ago · Paris", at: (16, y + 40, 280, 20)))
      elements.append(
        element(5, "Button", identifier: "Like-\(row)", label: liked && row == 0 ? "Liked" : "Like", at: (300, y + 30, 74, 40), flags: liked && row == 0 ? [.selected] : []))
    }
    elements.append(element(2, "TabBar", at: (0, 761, 390, 83)))
    for (place, name) in ["Feed", "Search", "Profile"].enumerated() {
      elements.append(element(3, "Button", label: name, at: (Double(place) * 130, 761, 130, 49), flags: place == 0 ? [.selected] : []))
    }
    return screen(elements)
  }

  static func alert(_ title: String) -> ScreenReport {
    var screen = feed()
    screen.elements.append(element(1, "Alert", label: title, at: (60, 340, 270, 150)))
    screen.elements.append(element(2, "StaticText", label: title, at: (76, 360, 238, 40)))
    screen.elements.append(element(2, "Button", label: "Cancel", at: (60, 446, 135, 44)))
    screen.elements.append(element(2, "Button", label: "Delete", at: (195, 446, 135, 44)))
    return screen
  }

  static func screen(_ elements: [PicturedElement]) -> ScreenReport { ScreenReport(width: size.width, height: size.height, elements: elements) }

  private static func frame(title: String) -> [PicturedElement] {
    [
      element(0, "Other", at: (0, 0, size.width, size.height)), element(1, "Application", label: "NotInstagram", at: (0, 0, size.width, size.height)),
      element(2, "Window", at: (0, 0, size.width, size.height), flags: [.clips]), element(3, "NavigationBar", identifier: title, at: (0, 47, 390, 44)),
      element(4, "StaticText", label: title, at: (120, 58, 150, 22)),
    ]
  }

  static func element(
    _ depth: Int, _ type: String, identifier: String = "", label: String = "", value: String? = nil, placeholder: String? = nil,
    at frame: (Double, Double, Double, Double), flags: PicturedElement.Flags = []
  ) -> PicturedElement {
    element(
      depth, type, identifier: identifier, label: label, value: value, placeholder: placeholder, at: .init(x: frame.0, y: frame.1, width: frame.2, height: frame.3), flags: flags)
  }

  static func element(
    _ depth: Int, _ type: String, identifier: String = "", label: String = "", value: String? = nil, placeholder: String? = nil, at frame: ElementRecord.Frame,
    flags: PicturedElement.Flags = []
  ) -> PicturedElement {
    PicturedElement(
      depth: depth, type: type, identifier: identifier, label: label, title: "", value: value, placeholder: placeholder, traits: 0, frame: frame, flags: flags)
  }
}
