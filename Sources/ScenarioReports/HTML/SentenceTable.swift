/// The distinct sentences of steps.
///
/// The page searches the sentences. Scenarios share most of them, so the page contains each sentence only once.
struct SentenceTable {
  private var numbers: [String: Int] = [:]
  private var lookalikes: [[UInt8]: Int] = [:]
  private var count = 0
  private var written = JSONStream()

  init() { written.openArray() }

  mutating func number(of sentence: String) -> Int {
    // Compare the UTF-8 too, because strings that are equal in Swift may have different scalars, and each string must be shown unchanged.
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

  /// All sentences in the order of their numbers.
  var json: JSONStream {
    // Append to a new stream, because a copy of a stream would share its memory.
    var json = JSONStream()
    json.append(written)
    json.closeArray()
    return json
  }
}
