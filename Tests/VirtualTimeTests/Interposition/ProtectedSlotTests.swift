import CConcurrencyHooks
import CTestProcess
import VirtualTime
import XCTest

/// Entries in memory that the loader has made read-only.
final class ProtectedSlotTests: XCTestCase {
  private static let readAndWrite = PROT_READ | PROT_WRITE
  private let size = sysconf(Int32(_SC_PAGESIZE))
  private let before = UnsafeMutableRawPointer(bitPattern: 0x1000)
  private let after = UnsafeMutableRawPointer(bitPattern: 0x2000)

  // MARK: Slots

  func test_aSlotInReadOnlyMemoryIsWrittenAndReadOnlyAgain() throws {
    try withSlot(protection: PROT_READ) { slot in
      var trial = stk_time_slot_trial()
      XCTAssertTrue(stk_time_try_slot(slot, after, &trial))
      XCTAssertEqual(Self.value(in: slot), after)
      XCTAssertEqual(stk_time_protection_at(slot), PROT_READ)
      XCTAssertEqual(trial.changes, 2)
    }
  }

  func test_aSlotInMemoryThatCanBeWrittenStaysSo() throws {
    try withSlot(protection: Self.readAndWrite) { slot in
      var trial = stk_time_slot_trial()
      XCTAssertTrue(stk_time_try_slot(slot, after, &trial))
      XCTAssertEqual(Self.value(in: slot), after)
      XCTAssertEqual(stk_time_protection_at(slot), Self.readAndWrite)
      XCTAssertEqual(trial.changes, 0)
    }
  }

  func test_nothingIsWrittenIfTheMemoryCannotBeMadeWritable() throws {
    try withSlot(protection: PROT_READ) { slot in
      var trial = stk_time_slot_trial(failing_change: 1, is_pretended: false, changes: 0)
      XCTAssertFalse(stk_time_try_slot(slot, after, &trial))
      XCTAssertEqual(Self.value(in: slot), before)
      XCTAssertEqual(stk_time_protection_at(slot), PROT_READ)
      XCTAssertEqual(trial.changes, 1)
    }
  }

  func test_aSlotCountsAsNotWrittenIfItsMemoryCannotBeProtectedAgain() throws {
    try withSlot(protection: PROT_READ) { slot in
      var trial = stk_time_slot_trial(failing_change: 2, is_pretended: false, changes: 0)
      XCTAssertFalse(stk_time_try_slot(slot, after, &trial))
      XCTAssertEqual(stk_time_protection_at(slot), Self.readAndWrite)
      XCTAssertEqual(trial.changes, 2)
    }
  }

  func test_aSlotInMemoryThatIsNotMappedIsNotWritten() {
    // No process has memory at this address.
    let slot: UInt = 64
    var trial = stk_time_slot_trial()
    XCTAssertEqual(stk_time_protection_at(slot), -1)
    XCTAssertFalse(stk_time_try_slot(slot, after, &trial))
    XCTAssertEqual(trial.changes, 0)
  }

  // MARK: Rows

  func test_aRowWhoseEntryCannotBeChangedSaysSo() throws {
    let row = InterpositionRow(stk_process_row_foundation_ppoll)
    let state = stk_process_state_of_row(stk_process_row_foundation_ppoll)
    defer { stk_process_note_state(stk_process_row_foundation_ppoll, state) }
    let entry = try XCTUnwrap(ImportSlot.all(of: "ppoll").first { $0.library.hasSuffix("/libFoundation.so") })
    // Write the value that is there, because other threads may be calling the function.
    let function = try XCTUnwrap(Self.value(in: entry.address))
    for failing in [1, 2] {
      var trial = stk_time_slot_trial(failing_change: Int32(failing), is_pretended: true, changes: 0)
      XCTAssertFalse(stk_time_try_import(stk_process_row_foundation_ppoll, function, &trial))
      XCTAssertEqual(Int(trial.changes), failing)
      XCTAssertEqual(row.state, .protected)
      XCTAssertEqual(
        InterpositionProblem(row, in: row.state),
        InterpositionProblem(
          category: .time, expected: "libFoundation.so calls ScreenTestKit for ppoll",
          actual: "the memory of the entry could not be changed, or not be protected again", consequence: "a run loop that waits blocks the main actor"))
    }
    var trial = stk_time_slot_trial(failing_change: 0, is_pretended: true, changes: 0)
    XCTAssertTrue(stk_time_try_import(stk_process_row_foundation_ppoll, function, &trial))
    XCTAssertEqual(row.state, .works)
  }

  // MARK: A library of this process

  func test_anImportOfALibraryThatWasLinkedWithItsSlotsReadOnly() throws {
    let slots = ImportSlot.all(of: "getenv").filter { $0.isBoundNow && stk_time_protection_at($0.address) == PROT_READ }
    guard let slot = slots.first else { throw XCTSkip("No library of this process that imports getenv was linked with -z now.") }
    let original = try XCTUnwrap(Self.value(in: slot.address))
    // This function does the same in this process, so the library's own calls don't notice the replacement.
    let replacement = try XCTUnwrap(dlsym(nil, "secure_getenv"))
    XCTAssertNotEqual(original, replacement)
    XCTAssertEqual(stk_time_try_import_of(slot.library, "getenv", replacement), stk_process_row_works)
    XCTAssertEqual(Self.value(in: slot.address), replacement, slot.library)
    XCTAssertEqual(stk_time_protection_at(slot.address), PROT_READ, slot.library)
    XCTAssertEqual(stk_time_try_import_of(slot.library, "getenv", original), stk_process_row_works)
    XCTAssertEqual(Self.value(in: slot.address), original, slot.library)
    XCTAssertEqual(stk_time_protection_at(slot.address), PROT_READ, slot.library)
  }

  func test_theOutcomesForLibrariesWithoutTheImport() throws {
    let function = try XCTUnwrap(dlsym(nil, "getenv"))
    XCTAssertEqual(stk_time_try_import_of("libXCTest.so", "frobnicate", function), stk_process_row_is_not_imported)
    XCTAssertEqual(stk_time_try_import_of("libNowhere.so", "getenv", function), stk_process_row_is_unused)
  }

  // MARK: Memory

  /// Calls a closure with a slot in the middle of a page.
  private func withSlot(protection: Int32, _ body: (UInt) throws -> Void) throws {
    let page = try XCTUnwrap(mmap(nil, size, Self.readAndWrite, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    try XCTSkipIf(page == MAP_FAILED, "There is no memory.")
    defer { munmap(page, size) }
    page.storeBytes(of: before, toByteOffset: 64, as: UnsafeMutableRawPointer?.self)
    XCTAssertEqual(mprotect(page, size, protection), 0)
    try body(UInt(bitPattern: page) + 64)
  }

  private static func value(in slot: UInt) -> UnsafeMutableRawPointer? { UnsafeRawPointer(bitPattern: slot)?.load(as: UnsafeMutableRawPointer?.self) }
}

/// An entry in a library's table of imports.
private struct ImportSlot {
  let library: String
  let address: UInt
  let isBoundNow: Bool

  static func all(of function: String) -> [ImportSlot] {
    let slots = Box<[ImportSlot]>([])
    stk_time_list_slots(function, Unmanaged.passUnretained(slots).toOpaque()) { slots, library, address, isBoundNow in
      let slot = ImportSlot(library: String(cString: library), address: address, isBoundNow: isBoundNow)
      Unmanaged<Box<[ImportSlot]>>.fromOpaque(slots).takeUnretainedValue().update { $0.append(slot) }
    }
    return slots.value
  }
}
