#if !SCREENTESTKIT_WITHOUT_REFLECTION
  @_spi(Reflection) import Swift

  /// The standard library's list of a type's fields.
  package enum FieldReflection {
    /// Calls a closure with each stored property of a type, until the closure returns `false`.
    ///
    /// The closure receives the name, the offset in bytes, the type, and the type's kind. The name is only valid during the call if the type is a tuple.
    ///
    /// - Returns: Whether the closure returned `true` for all fields. Also `false` if the type is a class and `isClass` isn't set, or the other way round.
    @discardableResult
    package static func forEachField(
      of type: Any.Type, isClass: Bool = false, _ body: (_ name: UnsafePointer<CChar>, _ offset: Int, _ type: Any.Type, _ kind: TypeKind) -> Bool
    ) -> Bool {
      _forEachField(of: type, options: .init(rawValue: isClass ? 1 : 0)) { name, offset, fieldType, kind in body(name, offset, fieldType, TypeKind(kind.rawValue)) }
    }
  }

  #if compiler(>=6.4) || SCREENTESTKIT_NEWER_COMPILER
    #warning(
      "This file uses @_spi(Reflection) of the standard library, tested with Swift 6.3. If the file doesn't compile, build with SCREENTESTKIT_WITHOUT=reflection in the environment."
    )

    /// A replacement whose message the compiler prints if the standard library doesn't have the function.
    ///
    /// No condition can check that. The compiler prefers the standard library's function, because this one is unavailable and has another parameter.
    @available(
      *, unavailable,
      message: "the toolchain has no _forEachField in @_spi(Reflection). ScreenTestKit is tested with Swift 6.3. Build with SCREENTESTKIT_WITHOUT=reflection in the environment."
    )
    private func _forEachField(
      of type: Any.Type, options: MissingOptions, missing: Void = (), body: (UnsafePointer<CChar>, Int, Any.Type, MissingKind) -> Bool
    ) -> Bool { false }

    private struct MissingOptions { init(rawValue: UInt32) {} }

    private struct MissingKind { let rawValue: UInt }
  #endif
#else
  /// The runtime's list of a type's fields, in a build without the standard library's list.
  package enum FieldReflection {
    /// Calls a closure with each stored property of a type, until the closure returns `false`.
    ///
    /// - Returns: Whether the closure returned `true` for all fields. Also `false` if the runtime doesn't list fields.
    @discardableResult
    package static func forEachField(
      of type: Any.Type, isClass: Bool = false, _ body: (_ name: UnsafePointer<CChar>, _ offset: Int, _ type: Any.Type, _ kind: TypeKind) -> Bool
    ) -> Bool {
      RuntimeFields.forEachField(of: type, isClass: isClass, body)
    }
  }
#endif
