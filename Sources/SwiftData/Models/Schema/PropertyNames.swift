/// Key paths of a model class that are encoded by the names of their properties.
struct PropertyNames<Model: PersistentModel>: Codable {
  let keyPaths: [PartialKeyPath<Model>]

  init(of keyPaths: [PartialKeyPath<Model>]) { self.keyPaths = keyPaths }

  /// The names of the properties, or “?” for key paths that aren't stored properties.
  var names: [String] { keyPaths.map { Self.name(of: $0) ?? "?" } }

  init(from decoder: any Decoder) throws {
    let type = ModelType.of(Model.self)
    keyPaths = try [String](from: decoder).map { name in
      guard let index = type.index(named: name), let keyPath = type.properties[index].keyPath as? PartialKeyPath<Model> else {
        throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "The class \(Model.self) doesn't declare a property \(name)."))
      }
      return keyPath
    }
  }

  func encode(to encoder: any Encoder) throws {
    let names = try keyPaths.map { keyPath in
      guard let name = Self.name(of: keyPath) else {
        let text = "The key path \(keyPath) isn't a stored property of \(Model.self)."
        throw EncodingError.invalidValue(keyPath, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: text))
      }
      return name
    }
    try names.encode(to: encoder)
  }

  private static func name(of keyPath: PartialKeyPath<Model>) -> String? {
    let type = ModelType.of(Model.self)
    return type.index(of: keyPath).map { type.properties[$0].name }
  }
}
