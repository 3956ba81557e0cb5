#if os(Linux)
  import Foundation

  /// An event of Linux's inotify.
  struct InotifyEvent: Equatable {
    /// The number of the watched folder, or -1 if the queue overflowed.
    let watch: Int32
    let mask: UInt32
    /// The name of the file in the folder, or an empty string if the event is about the folder itself.
    let name: String

    /// Returns whether the mask contains one of the given bits.
    func has(_ bits: Int32) -> Bool { mask & UInt32(bitPattern: bits) != 0 }

    /// Returns the events in bytes that were read from an inotify descriptor.
    static func events(in bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
      var events: [InotifyEvent] = []
      var start = 0
      let size = MemoryLayout<inotify_event>.size
      while start + size <= bytes.count {
        let watch = bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)
        let mask = bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
        let end = min(start + size + length, bytes.count)
        // The name is padded with zeros.
        let name = String(decoding: bytes[(start + size)..<end].prefix { $0 != 0 }, as: UTF8.self)
        events.append(InotifyEvent(watch: watch, mask: mask, name: name))
        start = end
      }
      return events
    }
  }
#endif
