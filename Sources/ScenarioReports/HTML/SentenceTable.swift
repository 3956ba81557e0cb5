/// The sentences of steps, each distinct one once: the page searches in them, and scenarios have most of them in common.
struct SentenceTable {
  private var numbers: [String: Int] = [:]
  private var lookalikes: [[UInt8]: Int] = [:]
  private var count = 0
  private var written = JSONStream()

  init() { written.openArray() }

  mutating func number(of sentence: String) -> Int {
    // Texts that Swift takes for equal may be different characters, and each is shown as it is.
    if let place = numbers.index(forKey: sentence) {
      if numbers.keys[place].utf8.elementsEqual(sentence.utf8) { return numbers.values[place] }
      if let known = lookalikes[Array(sentence.utf8)] { return known }
      lookalikes[Array(sentence.utf8)] = count
    } else {
      numbers[sentence] = count
    }
    written.value(sentence)
    count += 1
    return count - 1
  }

  /// All of them, in the order of their numbers.
  var json: JSONStream {
    // A copy of a stream shares its memory.
    var json = JSONStream()
    json.append(written)
    json.closeArray()
    return json
  }
}
