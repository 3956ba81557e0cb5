import CTestProcess

/// A symbol that this package redefines, replaces, or looks up, or an assumption about the toolchain.
///
/// The rows come from `Interposition.def`.
package struct InterpositionRow: Equatable, Sendable {
  /// How this package gets between the process and the toolchain.
  package enum Way: String, Codable, Sendable {
    /// The process calls this package's definition of a function.
    case redefined
    /// A library's imported function is replaced.
    case replacedImport = "replaced import"
    /// A method's entry in its class is replaced.
    case replacedMethod = "replaced method"
    /// A symbol is looked up by its name.
    case found = "looked up"
    /// An assumption about a layout or a private name.
    case assumed
  }

  /// Whether a row works in a process.
  package enum State: String, Codable, Sendable {
    case works
    /// It wasn't tried.
    case untried
    /// The process doesn't need it.
    case unused
    /// No library has the symbol.
    case gone
    /// The process calls another definition.
    case elsewhere
    /// The library doesn't import the function.
    case notImported = "not imported"
    /// The memory of the entry can't be changed.
    case protected
    /// The behavior isn't the expected one.
    case fails

    /// Whether the row stands in the way of its category.
    package var isProblem: Bool { ![.works, .untried, .unused].contains(self) }
  }

  /// All rows in the order of the table.
  package static let all: [InterpositionRow] = (0..<stk_process_row_count.rawValue).map { InterpositionRow(stk_process_row(rawValue: $0)) }

  /// The index in the table.
  let index: stk_process_row

  package init(_ index: stk_process_row) {
    self.index = index
  }

  private var text: stk_process_row_text { stk_process_text_of_row(index).pointee }

  /// The name in the table.
  package var name: String { String(cString: text.name) }

  /// The group of rows that serve the same purpose.
  package var group: InterpositionGroup { InterpositionGroup(text.group) }

  package var category: InterpositionCategory { group.category }

  package var way: Way {
    switch text.way {
    case stk_process_interposed: .redefined
    case stk_process_imported: .replacedImport
    case stk_process_in_class: .replacedMethod
    case stk_process_found: .found
    default: .assumed
    }
  }

  /// The library that has the symbol, or that imports it, or `nil` for an assumption.
  package var library: String? { text.library.map { String(cString: $0) } }

  /// The symbol as the linker knows it, or the assumption in a sentence.
  package var symbol: String { String(cString: text.symbol) }

  /// Whether not every supported toolchain has the symbol.
  package var isOptional: Bool { text.is_optional }

  /// The symbol in its readable form: “static Foundation.TimeZone.current.getter”.
  package var shownSymbol: String { SwiftSymbolName.demangled(symbol) ?? symbol }

  /// The state in this process, as far as it's known.
  package var state: State {
    switch stk_process_state_of_row(index) {
    case stk_process_row_works: .works
    case stk_process_row_is_unused: .unused
    case stk_process_row_is_gone: .gone
    case stk_process_row_is_elsewhere: .elsewhere
    case stk_process_row_is_not_imported: .notImported
    case stk_process_row_is_protected: .protected
    case stk_process_row_fails: .fails
    default: .untried
    }
  }

  /// Notes whether the behavior was the expected one when it was tried.
  package func note(works: Bool) { stk_process_note_state(index, works && !stk_process_is_taken_away(index) ? stk_process_row_works : stk_process_row_fails) }

  /// Whether the environment takes the row away, which tests use.
  package var isTakenAway: Bool { stk_process_is_taken_away(index) }

  /// Whether the row's own code notes that an app uses the row.
  package var notesUses: Bool { [.redefined, .replacedImport, .replacedMethod].contains(way) && [.locale, .surroundings, .network].contains(category) }

  /// The address of the symbol, or `nil` if no library of the process has it.
  package var address: UnsafeMutableRawPointer? { stk_process_address_of_row(index) }
}

/// The rows of the table that serve one purpose.
package struct InterpositionGroup: Equatable, Sendable {
  /// All groups in the order of the table.
  package static let all: [InterpositionGroup] = (0..<stk_process_group_count.rawValue).map { InterpositionGroup(stk_process_group(rawValue: $0)) }

  private let index: stk_process_group

  init(_ index: stk_process_group) {
    self.index = index
  }

  private var text: stk_process_group_text { stk_process_text_of_group(index).pointee }

  /// The name in the table.
  package var name: String { String(cString: text.name) }
  package var category: InterpositionCategory { InterpositionCategory(text.category) }
  /// A noun phrase for what the rows are about: “Dispatch queues”.
  package var title: String { String(cString: text.title) }
  /// A clause that says what goes wrong without a row: “XCTest waits in real time”.
  package var loss: String { String(cString: text.loss) }
  /// A sentence about the code that tries the behavior.
  package var probe: String { String(cString: text.probe) }
  package var rows: [InterpositionRow] { InterpositionRow.all.filter { $0.group == self } }
}
