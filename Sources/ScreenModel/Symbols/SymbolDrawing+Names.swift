import Foundation

extension SymbolDrawing {
  /// Returns the drawing of a symbol by the symbol's name, such as “person.crop.circle.badge.plus”.
  ///
  /// A name without its own drawing is composed from the drawings of its parts: a container such as `circle`, `fill`, `slash`, a badge, or a symbol on another. If a part
  /// isn't drawn either, the drawing is a rounded square with the first letters of the name's words.
  package static func named(_ name: String) -> SymbolDrawing {
    // A symbol at an angle is drawn upright.
    let words = name.utf8.count > longestName ? [] : name.split(separator: ".").filter { $0 != "angled" }
    if let groups = groups(of: words[...], isFilled: false) { return SymbolDrawing(name: name, isKnown: true, groups: groups) }
    return SymbolDrawing(name: name, isKnown: false, groups: [letters(of: name)])
  }

  /// The largest number of bytes in a name that is taken apart.
  private static let longestName = 100

  /// Returns the groups of a name's words, or `nil` if a part of the name isn't drawn.
  private static func groups(of words: ArraySlice<Substring>, isFilled: Bool) -> [Group]? {
    guard let last = words.last else { return nil }
    if let strokes = strokes(of: words) { return [Group(parts: parts(of: strokes, isFilled: isFilled))] }
    let rest = words.dropLast()
    if last == "fill" { return rest.last == "fill" ? nil : groups(of: rest, isFilled: true) }
    if let badge = words.lastIndex(of: "badge"), let base = groups(of: words[..<badge], isFilled: isFilled) { return badged(base, with: words[(badge + 1)...]) }
    if let on = words.firstIndex(of: "on"), let front = groups(of: words[..<on], isFilled: isFilled), let back = groups(of: words[(on + 1)...], isFilled: false) {
      return layered(front, on: back)
    }
    if last == "slash", let base = groups(of: rest, isFilled: isFilled) { return base + [Group(parts: slash)] }
    if let place = containers[String(last)], let shape = SymbolStrokes.all[String(last)] { return contained(rest, in: shape, at: place, isFilled: isFilled) }
    return nil
  }

  private static func strokes(of words: ArraySlice<Substring>) -> SymbolStrokes? {
    let name = words.joined(separator: ".")
    if let known = SymbolStrokes.all[name] ?? aliases[name].flatMap({ SymbolStrokes.all[$0] }) { return known }
    // Forward is right and backward is left, because the drawings aren't mirrored.
    guard words.first == "chevron" || words.first == "arrow" || words.first == "arrowshape" else { return nil }
    let turned = words.map { $0 == "forward" ? "right" : $0 == "backward" ? "left" : String($0) }.joined(separator: ".")
    return SymbolStrokes.all[turned]
  }

  /// Other names of symbols.
  private static let aliases: [String: String] = [
    "gearshape": "gear", "bubble.left": "bubble", "bubble.right": "bubble", "bubble.middle.bottom": "bubble", "square.stack": "photo.stack", "text.justify": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "captions": "text", "sun.min": "sun.max", "key.horizontal": "key", "moon.stars": "moon",
    "location.north": "location", "pin": "mappin", "rectangle.grid.2x2": "square.grid.2x2", "person.circle": "person.crop.circle", "globe.americas": "globe",
    "globe.europe.africa": "globe",
    "globe.asia.australia": "globe", "lock.rotation": "lock", "speaker.wave.1": "speaker.wave.2", "speaker.wave.3": "speaker.wave.2",
  ]

  /// Returns the parts of a symbol that isn't composed.
  private static func parts(of strokes: SymbolStrokes, isFilled: Bool) -> [Part] {
    var parts: [Part] = []
    if !strokes.area.isEmpty && isFilled {
      parts.append(Part(content: .area(strokes.area)))
      if !strokes.detail.isEmpty { parts.append(Part(content: .line(strokes.detail), ink: .background)) }
      if !strokes.lines.isEmpty { parts.append(Part(content: .line(strokes.lines))) }
    } else {
      let lines = strokes.area + strokes.detail + strokes.lines
      if !lines.isEmpty { parts.append(Part(content: .line(lines))) }
    }
    if !strokes.dots.isEmpty { parts.append(Part(content: .line(strokes.dots), width: 1.8)) }
    return parts
  }
}

// MARK: Compositions

extension SymbolDrawing {
  /// The size and the middle of a symbol in a shape that surrounds it, by the shape's name.
  private static let containers: [String: (scale: CGFloat, y: CGFloat)] = [
    "circle": (0.54, 12), "square": (0.54, 12), "app": (0.54, 12), "rectangle": (0.46, 12), "capsule": (0.4, 12), "triangle": (0.46, 14.3), "diamond": (0.46, 12),
    "hexagon": (0.5, 12), "octagon": (0.5, 12), "shield": (0.5, 11.5), "seal": (0.5, 12), "bubble": (0.44, 10.2), "viewfinder": (0.6, 12),
  ]

  /// Returns a symbol, or up to two letters or digits, in a container.
  private static func contained(_ words: ArraySlice<Substring>, in shape: SymbolStrokes, at place: (scale: CGFloat, y: CGFloat), isFilled: Bool) -> [Group]? {
    var content: [Group]
    // An outline in an outline isn't legible, so the symbol is filled.
    if let symbol = groups(of: words, isFilled: true) {
      content = symbol
    } else if words.count == 1, let text = words.first, text.utf8.count <= 2, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
      content = [Group(parts: [Part(content: .text(text.uppercased(), size: 22))])]
    } else {
      return nil
    }
    if isFilled { for group in content.indices { content[group].invert() } }
    return [Group(parts: parts(of: shape, isFilled: isFilled))] + content.map { $0.scaled(place.scale, aroundX: 12, y: place.y) }
  }

  /// Returns a symbol with a badge at the lower right, or with a dot if the badge doesn't have a name.
  ///
  /// A badge that isn't drawn is left out.
  private static func badged(_ base: [Group], with words: ArraySlice<Substring>) -> [Group] {
    if words.isEmpty { return base + [Group(parts: disc(x: 18.5, y: 5.5, radius: 3))] }
    let smaller = base.map { $0.scaled(0.86, toX: 0, y: 0.5) }
    let words = words.last == "fill" ? words.dropLast() : words
    guard var sign = groups(of: words, isFilled: true) else { return base }
    for group in sign.indices { sign[group].invert() }
    return smaller + [Group(parts: disc(x: 18, y: 17.8, radius: 4.6))] + sign.map { $0.scaled(0.27, toX: 18 - 0.27 * 12, y: 17.8 - 0.27 * 12) }
  }

  private static func disc(x: Double, y: Double, radius: Double) -> [Part] {
    [Part(content: .area(SymbolStrokes.ring(x, y, radius + 0.6)), ink: .background, width: 1.4), Part(content: .area(SymbolStrokes.ring(x, y, radius)))]
  }

  /// Returns a symbol in front of another one.
  private static func layered(_ front: [Group], on back: [Group]) -> [Group] {
    let covered = front.map { group in
      var group = group
      group.parts = group.parts.flatMap { part in
        guard case .line(let path) = part.content, path.contains("z") else { return [part] }
        return [Part(content: .area(path), ink: .background, width: 3), part]
      }
      return group
    }
    return back.map { $0.scaled(0.8, toX: 0, y: 0) } + covered.map { $0.scaled(0.8, toX: 4.8, y: 4.8) }
  }

  private static let slash = [Part(content: .line("M5.5 2.8l17 17"), ink: .background), Part(content: .line("M3.500 3.500l17 17"))]

  /// Returns a rounded square with the first letters of the name's words.
  ///
  /// The names of variants, such as `fill`, aren't words. A name without letters and digits results in an empty square.
  private static func letters(of name: String) -> Group {
    let words = name.split { !$0.isLetter && !$0.isNumber }.filter { !["fill", "circle", "square", "slash", "badge"].contains($0) }
    // A character can consist of a letter and other scalars, which XML may not allow.
    let text = String(String.UnicodeScalarView(words.prefix(2).compactMap(\.unicodeScalars.first))).uppercased()
    let frame = Part(content: .line(SymbolStrokes.box(2.5, 2.5, 19, 19, 5)))
    return Group(parts: text.isEmpty ? [frame] : [frame, Part(content: .text(text, size: text.count == 1 ? 13 : 10.5))])
  }
}

extension SymbolDrawing.Group {
  /// Exchanges the color and the background.
  fileprivate mutating func invert() { for part in parts.indices { parts[part].ink = parts[part].ink == .color ? .background : .color } }

  /// Returns the group with its grid's middle on a point.
  fileprivate func scaled(_ factor: CGFloat, aroundX x: CGFloat, y: CGFloat) -> Self { scaled(factor, toX: x - factor * 12, y: y - factor * 12) }

  /// Returns the group with its grid's top left corner on a point.
  fileprivate func scaled(_ factor: CGFloat, toX x: CGFloat, y: CGFloat) -> Self {
    var group = self
    group.scale = scale * factor
    group.x = x + self.x * factor
    group.y = y + self.y * factor
    return group
  }
}
