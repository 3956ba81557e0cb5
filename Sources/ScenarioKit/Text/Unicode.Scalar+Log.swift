extension Unicode.Scalar {
  /// Whether a log shows the scalar as an escape: it would show nothing, or change how the text around it is shown.
  ///
  /// These are control characters, marks and overrides of the direction, line separators, the byte order mark, annotations, and tags.
  package var isEscapedInLog: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
