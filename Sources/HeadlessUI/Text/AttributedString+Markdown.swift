import Foundation

extension AttributedString {
  /// How markup in a string is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which markup counts.
    public enum InterpretedSyntax: Sendable {
      /// All of it, that within lines, and that within lines with spaces as they are.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What happens where markup is wrong.
    public enum FailurePolicy: Sendable {
      /// An error is thrown, or the rest is taken as it is.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes of one's own count.
    public var allowsExtendedAttributes: Bool
    /// Which markup counts; here that within lines does, whatever is set.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where markup is wrong; nothing is wrong here.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates the text of a string with markup, which Foundation on Linux cannot read: the markup is taken out, and no attributes are set.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init(MarkdownText.mayBeMarkdown(markdown) ? MarkdownText.plain(markdown) : markdown)
  }
}
