/// The conversion of identifiers to English words.
package enum Words {
  /// Returns the words of an identifier.
  ///
  /// “loginScreen” becomes “login screen”, “openURL” becomes “open URL”, and “cell2” becomes “cell 2”. “iPhone” doesn't change.
  package static func of(_ identifier: String) -> String {
    var identifier = identifier
    return identifier.withUTF8 { name in
      let text = ByteBuffer(capacity: 64)
      append(name, to: text)
      return String(decoding: text.bytes, as: UTF8.self)
    }
  }

  /// Appends the words of an identifier.
  static func append(_ identifier: UnsafeBufferPointer<UInt8>, to text: ByteBuffer) {
    if let count = writeASCIIWords(identifier, to: text.room(2 * identifier.count)) {
      text.advance(count)
    } else {
      text.append(words(of: String(decoding: identifier, as: UTF8.self)))
    }
  }

  static func words(of identifier: String) -> String {
    var words: [String] = []
    for part in identifier.split(separator: "_") {
      words += split(Array(part))
    }
    return words.map { isAcronym($0) ? $0 : lowered($0) }.joined(separator: " ")
  }

  private static func split(_ name: [Character]) -> [String] {
    var words: [String] = []
    var word = ""
    for (index, character) in name.enumerated() {
      let previous = index > 0 ? name[index - 1] : nil
      let next = index + 1 < name.count ? name[index + 1] : nil
      if let previous, begins(character, after: previous, before: next, in: word) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func begins(_ character: Character, after previous: Character, before next: Character?, in word: String) -> Bool {
    if character.isUppercase {
      if previous.isLowercase { return word != "i" }
      if previous.isNumber { return true }
      // The last capital of a run starts the next word, as in “URLField”, except in a plural such as “URLs”.
      if previous.isUppercase, let next, next.isLowercase { return !(next == "s" && word.count > 1) }
      return false
    }
    if character.isNumber { return previous.isLetter && word.count > 1 && !isAcronym(word) }
    // A lowercase letter never starts a word. After the plural of an acronym, as in “URLsAre”, the next word starts at its capital, which the first rule handles.
    return false
  }

  private static func isAcronym(_ word: String) -> Bool {
    let capitals = word.filter(\.isUppercase).count
    return capitals > 1 || (capitals == 1 && word.first == "i")
  }

  private static func lowered(_ word: String) -> String { word.lowercased() }

  // MARK: ASCII

  /// Writes the words of an ASCII identifier and returns the number of bytes, or `nil` if it isn't ASCII.
  ///
  /// Nearly all identifiers are ASCII. This is optimized because most steps have their own sentences, which are built for a single use.
  /// - Parameter words: Memory for twice as many bytes, because a space may precede each character.
  private static func writeASCIIWords(_ name: UnsafeBufferPointer<UInt8>, to words: UnsafeMutablePointer<UInt8>) -> Int? {
    var written = 0
    var start = 0
    for index in 0...name.count {
      if index < name.count {
        guard name[index] < 0x80 else { return nil }
        // Continue early at a lowercase letter within a word, because most characters are such letters.
        if index > start, isLower(name[index]) { continue }
      }
      let isOver = index == name.count || name[index] == UInt8(ascii: "_")
      guard isOver || begins(name, at: index, wordFrom: start) else { continue }
      if index > start {
        if written > 0 {
          words[written] = UInt8(ascii: " ")
          written += 1
        }
        let keepsCapitals = isAcronym(name, start..<index)
        for place in start..<index {
          words[written] = keepsCapitals || !isUpper(name[place]) ? name[place] : name[place] | 0x20
          written += 1
        }
      }
      start = isOver ? index + 1 : index
    }
    return written
  }

  private static func begins(_ name: UnsafeBufferPointer<UInt8>, at index: Int, wordFrom start: Int) -> Bool {
    guard index > start else { return false }
    let previous = name[index - 1]
    if isUpper(name[index]) {
      if isLower(previous) { return index - start != 1 || previous != UInt8(ascii: "i") }
      if isDigit(previous) { return true }
      guard isUpper(previous), index + 1 < name.count, isLower(name[index + 1]) else { return false }
      return !(name[index + 1] == UInt8(ascii: "s") && index - start > 1)
    }
    return isDigit(name[index]) && (isUpper(previous) || isLower(previous)) && index - start > 1 && !isAcronym(name, start..<index)
  }

  private static func isAcronym(_ name: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    var capitals = 0
    for index in word where isUpper(name[index]) { capitals += 1 }
    return capitals > 1 || (capitals == 1 && name[word.lowerBound] == UInt8(ascii: "i"))
  }

  private static func isUpper(_ byte: UInt8) -> Bool { UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") }
  private static func isLower(_ byte: UInt8) -> Bool { UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z") }
  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") }
}
