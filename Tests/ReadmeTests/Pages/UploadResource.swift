import ScreenTestKit

final class Upload: @unchecked Sendable {
  let total = 3
  private let lock = NSLock()
  private var count = 0
  var sent: Int { lock.withLock { count } }
  var isOver: Bool { sent == total }

  func start() {
    Thread.detachNewThread {
      for _ in 0..<self.total { self.lock.withLock { self.count += 1 } }
    }
  }
}

final class UploadResource: IdlingResource {
  let name = "the upload of the avatar"
  private let upload: Upload
  init(_ upload: Upload) { self.upload = upload }

  var isIdle: Bool { upload.isOver }
  var busyReason: String? { "\(upload.sent) of \(upload.total) pictures are sent" }
}
