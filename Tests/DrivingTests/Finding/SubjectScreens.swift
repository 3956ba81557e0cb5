import Screens

// The screens that the tests in this folder find in their own process. The sizes are words of eight bytes.

/// A screen of no words.
struct LampScreen: Screen {
  var trait: Header { Header(id: "Lamp") }
  var lampSwitch: Switch { Switch(id: "Power") }

  func part(_ number: Int) -> Button { Button(id: "\(trait.id ?? "") \(number)") }
}

let lampScreen = LampScreen()

/// A screen of two words.
struct DeskScreen: Screen {
  let title = "A desk with a title that isn't stored in the words of the string"
  var trait: Header { Header(id: title) }

  func part(_ number: Int) -> Button { Button(id: "\(trait.id ?? "") \(number)") }
}

let deskScreen = DeskScreen()

/// A screen of four words.
struct ShelfScreen: Screen {
  let number = 7
  let title = "Shelf"
  let count: UInt = 3
  var trait: Header { Header(id: "\(title) \(number) \(count)") }

  func part(_ number: Int) -> Button { Button(id: "\(trait.id ?? "") \(number)") }
}

@MainActor let shelfScreen = ShelfScreen()

/// A screen of six words without elements.
struct AtticScreen: Screen {
  let first = "Attic"
  let second = "with a second text that isn't stored in the words of the string"
  let third = "and a third"
  var trait: Header { Header(id: "\(first) \(second) \(third)") }

  func part(_ number: Int) -> Button { Button(id: "\(trait.id ?? "") \(number)") }
}

let atticScreen = AtticScreen()

/// A screen with members of each kind, in a static variable.
struct HallScreen: Screen {
  static let shared = HallScreen()

  let trait = Header(id: "Hall")
  let anyElement: any Element = Label(id: "Any")
  let height = 3
  private let hiddenButton = Button(id: "Hidden")
  lazy var lazyButton = Button(id: "Lazy")

  var door: Button { Button(id: "Door", parent: trait) }
  var anyDoor: any Element { hiddenDoor }
  var doorCount: Int { 1 }
  var lockedDoor: Button { get throws { throw LockedDoor() } }
  var openedDoor: Button { get throws { Button(id: "Opened") } }
  var slowDoor: Button { get async { Button(id: "Slow") } }
  static var model: Button { Button(id: "Model") }
  private var hiddenDoor: Button { hiddenButton }

  func numberedDoor(_ number: Int) -> Button { Button(id: "Door \(number)") }
}

extension HallScreen {
  var window: Image { Image(id: "Window") }
}

/// The error of a getter.
struct LockedDoor: Error {}

private let secretHall = HallScreen()

/// Uses what a test must not find.
func nameOfSecrets() -> String { "\(secretHall.trait.id ?? "") \(SecretScreen().trait.id ?? "")" }

/// A screen of many words without a variable.
struct CellarScreen: Screen {
  let trait = Header(id: "Cellar")
}

/// A screen of no words without a variable.
struct PorchScreen: Screen {
  var trait: Header { Header(id: "Porch") }
}

/// A screen of two words without a variable, which is returned in registers.
struct StepScreen: Screen {
  let title = "Step"
  var trait: Header { Header(id: title) }
}

/// A screen of two words in registers for fractions, which isn't supported.
struct ScaleScreen: Screen {
  let weight = 1.5
  let height = 2.5
  var trait: Header { Header(id: "Scale \(weight) \(height)") }
}

/// A screen that only its own file can create.
struct VaultScreen: Screen {
  let trait = Header(id: "Vault")
  private init() {}
}

/// A screen that is a class.
final class GateScreen: Screen {
  let trait = Header(id: "Gate")
  let name = "Gate keeper"
  var keeper: Label { Label(id: name) }
}

let gateScreen = GateScreen()

private struct SecretScreen: Screen {
  let trait = Header(id: "Secret")
}

/// A namespace for variables and a type.
enum Rooms {
  static let kitchen = KitchenScreen()

  /// A screen in a namespace.
  struct KitchenScreen: Screen {
    let trait = Header(id: "Kitchen")
  }
}
