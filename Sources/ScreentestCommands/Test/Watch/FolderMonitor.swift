#if os(Linux)
  import Foundation

  /// A monitor for changes in folders and everything below them, without polling.
  ///
  /// Hidden folders, such as `.build` and `.git`, and symbolic links below a watched folder aren't watched.
  final class FolderMonitor {
    private struct Folder {
      let path: String
      /// Whether the folders in it are watched, too.
      var isDeep: Bool
    }

    /// The package's folder.
    private let base: URL
    private let descriptor: Int32
    /// The watched folders, by the numbers that inotify gave them.
    private var folders: [Int32: Folder] = [:]
    private var roots: [String] = []
    /// Whether a folder couldn't be watched, because the user's limit of watches was reached.
    private(set) var hasReachedLimit = false

    /// The number of watched folders.
    var count: Int { folders.count }

    /// Creates a monitor for folders of a package.
    /// - Throws: A ``TestProblem`` if the system can't create an inotify instance.
    init(_ base: URL) throws(TestProblem) {
      self.base = base
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      if descriptor < 0 {
        throw TestProblem(message: "The package can't be watched: \(String(cString: strerror(errno))). The setting fs.inotify.max_user_instances limits the number of watchers.")
      }
    }

    deinit { close(descriptor) }

    /// Watches folders and everything below them, in addition to the folders that are already watched.
    ///
    /// The manifests in the package's folder are always watched. The folders around the given folders are watched without their contents, so a folder that doesn't
    /// exist yet is watched as soon as it's created.
    /// - Parameter roots: The folders, relative to the package's folder. An empty string is the package's folder itself.
    func watch(_ roots: [String]) {
      self.roots = roots
      hasReachedLimit = false
      var ignored = FileChanges()
      _ = add("", isDeep: false)
      for root in roots {
        var around = ""
        for part in root.split(separator: "/").dropLast() {
          around = Self.path(String(part), in: around)
          _ = add(around, isDeep: false)
        }
        addTree(root, &ignored)
      }
    }

    /// Waits until there are changes to read.
    /// - Parameter milliseconds: The limit in real time, or -1 for no limit.
    /// - Returns: Whether there are changes.
    func wait(milliseconds: Int32) -> Bool {
      var descriptors = [pollDescriptor]
      return poll(&descriptors, 1, milliseconds) > 0
    }

    /// The monitor's entry for `poll`, which is readable if there are changes.
    var pollDescriptor: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

    /// Reads the changes so far, without waiting.
    ///
    /// New folders are watched from now on.
    func takeChanges() -> FileChanges {
      var changes = FileChanges()
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return changes }
        for event in bytes.withUnsafeBytes({ InotifyEvent.events(in: UnsafeRawBufferPointer(rebasing: $0[..<count])) }) { take(event, &changes) }
      }
    }

    private func take(_ event: InotifyEvent, _ changes: inout FileChanges) {
      if event.has(IN_Q_OVERFLOW) {
        changes.isIncomplete = true
        // Folders can have been created without an event.
        watch(roots)
        return
      }
      if event.has(IN_IGNORED) {
        folders[event.watch] = nil
        return
      }
      guard let folder = folders[event.watch], !event.name.isEmpty, !FileChanges.isIgnored(event.name) else { return }
      let path = Self.path(event.name, in: folder.path)
      let isFolder = event.has(IN_ISDIR)
      if !folder.isDeep, isFolder ? !roots.contains(where: { ($0 + "/").hasPrefix(path + "/") }) : !FileChanges.isManifest(path) { return }
      if event.has(IN_DELETE | IN_MOVED_FROM) {
        changes.add(path, .removed)
        if isFolder { forgetTree(path) }
      } else if isFolder {
        if event.has(IN_CREATE | IN_MOVED_TO) { addTree(path, in: folder, &changes) }
      } else {
        changes.add(path, event.has(IN_CREATE) ? .created : .changed)
      }
    }

    private func addTree(_ path: String, in folder: Folder, _ changes: inout FileChanges) {
      if folder.isDeep { return addTree(path, &changes) }
      changes.add(path, .created)
      watch(roots)
    }

    /// Watches a folder and the folders below it, and adds the files in them to the changes.
    private func addTree(_ path: String, _ changes: inout FileChanges) {
      // Watch the folder before it's listed, because files can be created at the same time.
      guard add(path, isDeep: true) else { return }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? [] where !FileChanges.isIgnored(name) {
        let child = Self.path(name, in: path)
        if isFolder(child) { addTree(child, &changes) } else { changes.add(child, .created) }
      }
    }

    /// Watches a folder.
    /// - Returns: Whether it exists and is watched.
    private func add(_ path: String, isDeep: Bool) -> Bool {
      let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
      let watch = inotify_add_watch(descriptor, url(path).path, UInt32(bitPattern: events))
      if watch < 0 {
        if errno == ENOSPC { hasReachedLimit = true }
        return false
      }
      folders[watch] = Folder(path: path, isDeep: isDeep || folders[watch]?.isDeep == true)
      return true
    }

    /// Stops watching a folder that was removed or moved, and the folders that were below it.
    private func forgetTree(_ path: String) {
      for (watch, folder) in folders where folder.path == path || folder.path.hasPrefix(path + "/") {
        inotify_rm_watch(descriptor, watch)
        folders[watch] = nil
      }
    }

    private func isFolder(_ path: String) -> Bool {
      var info = stat()
      return lstat(url(path).path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    private func url(_ path: String) -> URL { path.isEmpty ? base : base.appendingPathComponent(path) }

    private static func path(_ name: String, in folder: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
  }
#endif
