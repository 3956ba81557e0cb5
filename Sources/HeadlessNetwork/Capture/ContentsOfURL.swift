#if !SCREENTESTKIT_WITHOUT_FOUNDATION && !canImport(Darwin)
  @_spi(SwiftCorelibsFoundation) import FoundationEssentials

  #if compiler(>=6.4) || SCREENTESTKIT_NEWER_COMPILER
    #warning(
      "This file uses @_spi(SwiftCorelibsFoundation) of FoundationEssentials, tested with Swift 6.3. If the file doesn't compile, build with SCREENTESTKIT_WITHOUT=foundation in the environment."
    )
  #endif

  extension Data {
    /// Loads a URL's contents for `Data(contentsOf:)` and `String(contentsOf:)` in a captured session.
    ///
    /// Foundation requests the configuration within its own library, which doesn't call the redefined functions.
    @_dynamicReplacement(for:init(_contentsOfRemote:options:))
    init(capturedContentsOfRemote url: URL, options: ReadingOptions) throws {
      // See `contents_of_remote` in Interposition.def.
      self = try RemoteContents.load(url)
    }
  }
#endif
