import Foundation

extension AttributedString {
  /// Options for parsing Markdown in a string.
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that is interpreted.
    public enum InterpretedSyntax: Sendable {
      /// The full syntax, inline markup only, or inline markup only with whitespace preserved.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// The policy for invalid markup.
    public enum FailurePolicy: Sendable {
      /// Throws an error, or returns the text that was parsed.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether custom attributes are interpreted.
    public var allowsExtendedAttributes: Bool
    /// The syntax that is interpreted.
    ///
    /// Here, inline markup is interpreted regardless of the value.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for invalid markup.
    ///
    /// Here, no markup is invalid.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates parsing options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from a string with Markdown.
  ///
  /// Foundation on Linux can't parse Markdown, so the markup is removed and no attributes are set.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init(MarkdownText.mayBeMarkdown(markdown) ? MarkdownText.plain(markdown) : markdown)
  }
}
