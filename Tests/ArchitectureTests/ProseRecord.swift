// Written by ProseTests with SCREENTEST_WRITE_PAGES=1.

/// The hits of the prose counter in each part of the repository.
let proseRecord: [String: Int] = [:]
