extension Schema {
  /// The version of a schema: three numbers with the meaning of semantic versioning.
  ///
  /// [Apple: Schema.Version](https://developer.apple.com/documentation/swiftdata/schema/version)
  public struct Version: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    /// The major version.
    public let major: Int

    /// The minor version.
    public let minor: Int

    /// The patch version.
    public let patch: Int

    /// Creates a version from its three numbers, which can't be negative.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      precondition(major >= 0 && minor >= 0 && patch >= 0, "A version can't have negative numbers, but this one is \(major).\(minor).\(patch).")
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Returns whether a version is older than another version.
    public static func < (lhs: Version, rhs: Version) -> Bool { (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch) }

    /// The three numbers with periods between them, such as “1.0.0”.
    public var description: String { "\(major).\(minor).\(patch)" }
  }
}
