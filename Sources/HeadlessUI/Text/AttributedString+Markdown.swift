import Foundation

extension AttributedString {
  /// Options for parsing Markdown in a string.
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that is interpreted.
    public enum InterpretedSyntax: Sendable {
      /// All Markdown syntax is interpreted.
      case full
      /// Only inline markup is interpreted.
      case inlineOnly
      /// Only inline markup is interpreted, and whitespace is preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for invalid markup.
    public enum FailurePolicy: Sendable {
      /// The initializer throws an error.
      case throwError
      /// The initializer returns the text that was parsed.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether custom attributes are interpreted.
    public var allowsExtendedAttributes: Bool
    /// The syntax that is interpreted.
    ///
    /// On the simulated device, inline markup is interpreted regardless of the value.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for invalid markup.
    ///
    /// On the simulated device, all markup is valid.
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
  /// Foundation on Linux can't parse Markdown, so this initializer removes the markup and sets no attributes.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init(MarkdownText.mayBeMarkdown(markdown) ? MarkdownText.plain(markdown) : markdown)
  }
}
