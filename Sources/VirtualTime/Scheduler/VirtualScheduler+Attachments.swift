import CConcurrencyHooks

extension VirtualScheduler {
  /// Returns the object of a higher-level module for this scheduler, and creates it on first use.
  package func attachment<Attachment: AnyObject & Sendable>(_ create: () -> Attachment) -> Attachment {
    let key = ObjectIdentifier(Attachment.self)
    if let known = locked({ attachments[key] }) as? Attachment { return known }
    let created = create()
    return locked {
      if let known = attachments[key] as? Attachment { return known }
      attachments[key] = created
      return created
    }
  }

  /// Returns the object of a higher-level module for this scheduler, or `nil` if it wasn't created.
  package func knownAttachment<Attachment: AnyObject & Sendable>(_: Attachment.Type) -> Attachment? {
    locked { attachments[ObjectIdentifier(Attachment.self)] } as? Attachment
  }

  /// Runs a closure as code outside all schedulers, so the work that it starts runs in real time.
  package static func outsideOfSchedulers<R>(_ body: () throws -> R) rethrows -> R {
    let thread = stk_time_thread()
    let saved = thread.pointee
    thread.pointee = stk_time_thread_state()
    defer { thread.pointee = saved }
    return try $current.withValue(nil, operation: body)
  }
}
