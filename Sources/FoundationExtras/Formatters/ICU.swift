import Foundation
import _FoundationICU

/// Functions of ICU, a library that formats text in all languages and is part of Foundation on Linux.
enum ICU {
  /// Calls a function that writes UTF-16, and returns the text, or `nil` if the function fails.
  static func text(_ write: (_ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: inout UErrorCode) -> Int32) -> String? {
    let capacity = 1024
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      var status = U_ZERO_ERROR
      let length = Int(write(buffer.baseAddress, Int32(capacity), &status))
      // Accept negative status values, which are warnings, for example that a locale uses its language's words.
      return status.rawValue <= 0 && length <= capacity ? String(decoding: buffer[..<length], as: UTF16.self) : nil
    }
  }

  /// Returns the text of a number formatted with a skeleton, and the number that the text displays.
  ///
  /// A skeleton is an ICU pattern, which can convert the number to another unit and round it.
  ///
  /// [ICU: number skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html)
  static func formatted(_ number: Double, skeleton: String, locale: Locale) -> (text: String, shown: Double)? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    guard let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status) else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, number, result, &status)
    guard status.rawValue <= 0, let text = text({ swift_unumf_resultToString(result, $0, $1, &$2) }) else { return nil }
    var digits = [CChar](repeating: 0, count: 400)
    let length = Int(swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status))
    let shown = status.rawValue <= 0 ? Double(String(decoding: digits[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)) : nil
    return (text, shown ?? number)
  }

  /// Returns strings joined as a list, or `nil` if ICU has no format for the language.
  ///
  /// In English, the list reads “a, b, and c”.
  static func list(_ texts: [String], type: UListFormatterType, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    guard let formatter = swift_ulistfmt_openForType(locale.identifier, type, ULISTFMT_WIDTH_WIDE, &status) else { return nil }
    defer { swift_ulistfmt_close(formatter) }
    let all = texts.flatMap { Array($0.utf16) }
    return all.withUnsafeBufferPointer { all in
      var start = all.baseAddress
      let starts = texts.map { text in
        defer { start = start.map { $0 + text.utf16.count } }
        return start
      }
      let lengths = texts.map { Int32($0.utf16.count) }
      let capacity = all.count * 2 + 64 * texts.count
      var list = [UInt16](repeating: 0, count: capacity)
      let length = swift_ulistfmt_format(formatter, starts, lengths, Int32(texts.count), &list, Int32(capacity), &status)
      return status.rawValue <= 0 ? String(decoding: list.prefix(Int(length)), as: UTF16.self) : nil
    }
  }

  /// Returns a formatter that spells out numbers.
  ///
  /// The caller must close the formatter, or pass it to an object that takes ownership.
  static func spelledOut(_ locale: Locale) -> UnsafeMutablePointer<UNumberFormat?>? {
    var status = U_ZERO_ERROR
    return swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
  }
}

extension Formatter.Context {
  /// The context as an ICU value.
  var icuContext: UDisplayContext {
    switch self {
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    default: UDISPCTX_CAPITALIZATION_NONE
    }
  }
}
