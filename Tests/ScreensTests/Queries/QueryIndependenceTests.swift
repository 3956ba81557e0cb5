import Foundation
import ScenarioKit
import Screens
import VirtualTime
import XCTest

/// Tests that queries don't affect other queries, pictures, audits or the journal, whatever their order.
@preconcurrency @MainActor
final class QueryIndependenceTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("QueryIndependenceTests-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func test_aPictureHasTheTextsOfControlsAfterAQueryForTheTexts() throws {
    let session = session(Gallery.parts)
    session.perform {
      session.launch(clean: true)
      let before = session.svgPicture
      for text in ["Simple row", "With a switch", "Buy", "now", "Help", "Archive"] { XCTAssertTrue(before.contains(">\(text)<"), "“\(text)” is not in \(before)") }
      XCTAssertTrue(Label(id: "Simple row").matches(.exists))
      XCTAssertTrue(Button(matching: .descendant(.label("Buy"))).matches(.exists))
      XCTAssertEqual(session.svgPicture, before)
    }
  }

  func test_theOrderOfQueriesChangesNothing() throws {
    for (name, app) in Gallery.pages {
      let questions = Self.questions
      // The questions are asked separately on the pages with the most parts of controls, and in their written order on the other pages.
      let isAsked = ["parts", "mails", "alert"].contains(name)
      let (lists, screens) = try ask(isAsked ? questions.map { [$0] } : [questions], app)
      let alone = lists.flatMap { $0 }
      var random = SplitMix64(seed: 1)
      for round in 1...2 {
        let order = questions.indices.shuffled(using: &random)
        let (answers, sameScreens) = try ask([order.map { questions[$0] }], app)
        for (index, answer) in zip(order, answers[0]) where answer != alone[index] {
          XCTFail("\(name), round \(round): the answer to \(questions[index].name) depends on what was asked before: \(Self.difference(alone[index], answer))")
        }
        XCTAssertEqual(Set(sameScreens), Set(screens), "\(name), round \(round): the journal's screens")
      }
    }
  }

  func test_queriesBetweenChangesChangeNothing() throws {
    let actions = ["More", "CountButton", "More", "CountButton", "CountButton", "More", "More", "CountButton", "More", "CountButton"]
    let questions = Self.questions.filter { !$0.waits }
    func run(_ random: SplitMix64?) -> [String] {
      var random = random
      var seen: [String] = []
      let session = session(Gallery.changingParts)
      session.perform {
        session.launch(clean: true)
        for action in actions {
          for _ in 0..<3 { if let index = random?.next(below: questions.count) { _ = questions[index].ask(session) } }
          XCUIApplication().buttons[action].tap()
          if random?.next(below: 2) == 0 { _ = XCUIApplication().staticTexts.count }
          seen.append("\(HeadlessDriver.now.map { "\($0)" } ?? "")\n\(session.textPicture)\n\(session.svgPicture)")
          seen.append(questions[0].ask(session))
        }
      }
      return seen
    }
    let expected = run(nil)
    XCTAssertEqual(expected.count, actions.count * 2)
    for seed in 1...30 {
      for (index, (plain, asked)) in zip(expected, run(SplitMix64(seed: UInt64(seed)))).enumerated() where plain != asked {
        return XCTFail("seed \(seed), after action \(index / 2 + 1): \(Self.difference(plain, asked))")
      }
    }
  }

  // MARK: Asking

  /// Asks each list of questions on a separate device, and returns the answers and the screens in the journals.
  private func ask(_ lists: [[Question]], _ app: AppUnderTest) throws -> (answers: [[String]], screens: [String]) {
    var (answers, screens): ([[String]], [String]) = ([], [])
    for list in lists {
      let file = folder.appendingPathComponent("\(UUID().uuidString).jsonl")
      let session = session(app, journal: try Journal(url: file, tool: "tests"))
      session.perform {
        session.launch(clean: true)
        let picture = session.svgPicture
        var told: [String] = []
        Scenario("Asking") {
          for question in list { Then(I: Self.keep(question.ask(session), in: &told)) }
        }
        answers.append(told)
        XCTAssertEqual(session.svgPicture, picture, list.map(\.name).joined(separator: ", "))
      }
      screens += try Journal.read(file).compactMap { if case .pictured(let entry) = $0 { "\(entry.screen) \(entry.keptFirst) \(entry.keptLast) \(entry.elements)" } else { nil } }
    }
    return (answers, screens)
  }

  private static func keep(_ answer: String, in answers: inout [String]) { answers.append(answer) }

  private func session(_ app: AppUnderTest, journal: Journal? = nil) -> ScreenSession {
    ScreenSession(appUnderTest: app, feature: "Queries", test: "test", reporter: FailureCapture.Reporter(), journal: journal, console: nil)
  }

  private static func difference(_ first: String, _ second: String) -> String {
    let (old, new) = (first.components(separatedBy: "\n"), second.components(separatedBy: "\n"))
    return "\n- " + old.filter { !new.contains($0) }.joined(separator: "\n- ") + "\n+ " + new.filter { !old.contains($0) }.joined(separator: "\n+ ")
  }

  /// A question about the screen.
  private struct Question {
    let name: String
    /// Whether time passes during the wait for an answer.
    var waits = false
    let ask: @MainActor (ScreenSession) -> String
  }

  private static let questions: [Question] = {
    let types: [XCUIElement.ElementType] = [
      .any, .other, .button, .cell, .staticText, .image, .link, .switch, .activityIndicator, .progressIndicator, .navigationBar, .alert, .table, .textField, .slider,
    ]
    let texts = ["Buy", "Go on", "Simple row", "Delete", "Mail 1", "Count", "Nowhere"]
    var questions = [
      Question(name: "the audit") { _ in
        var issues: [String] = []
        try? XCUIApplication().performAccessibilityAudit {
          issues.append($0.detailedDescription)
          return true
        }
        return issues.joined(separator: "\n")
      },
      Question(name: "the text of the screen") { $0.textPicture },
      Question(name: "the picture") { $0.svgPicture },
      Question(name: "the screenshot") { _ in XCUIApplication().screenshot().pngRepresentation.base64EncodedString() },
      Question(name: "the description") { _ in XCUIApplication().debugDescription },
      Question(name: "the snapshot") { _ in "\((try? XCUIApplication().snapshot().children.count) ?? -1)" },
      Question(name: "all elements") { _ in allElements().snapshots.map(\.words).joined(separator: "\n") },
      Question(name: "what has children") { _ in allElements(.where(\.children.count, .greater(than: 0))).snapshots.map(\.words).joined(separator: "\n") },
      Question(name: "cells with texts") { _ in "\(XCUIApplication().cells.containing(.staticText, identifier: nil).count)" },
      Question(name: "buttons in buttons") { _ in "\(XCUIApplication().buttons.buttons.count)" },
      Question(name: "the children of buttons") { _ in "\(XCUIApplication().buttons.children(matching: .any).count)" },
      Question(name: "elements by a predicate") { _ in "\(XCUIApplication().descendants(matching: .any).matching(NSPredicate(format: "label CONTAINS 'o'")).count)" },
      Question(name: "what a finger hits") { _ in
        HeadlessDriver.matches(of: AnyTypedElement(.button, matching: .anything).underlyingXCUIElement)
          .map { HeadlessDriver.element(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))?.words ?? "nothing" }.joined(separator: "\n")
      },
    ]
    for type in types {
      questions.append(Question(name: "all of type \(type)") { _ in words(XCUIApplication().descendants(matching: type)) })
      questions.append(Question(name: "the typed \(type)") { _ in AnyTypedElement(type, matching: .isEnabled).found.map(\.words).joined(separator: "\n") })
    }
    for text in texts {
      questions.append(Question(name: "any “\(text)”") { _ in words(XCUIApplication().descendants(matching: .any).matching(identifier: text)) })
      for type: XCUIElement.ElementType in [.any, .staticText, .button] {
        questions.append(Question(name: "\(type) “\(text)”") { _ in AnyTypedElement(type, id: text).found.map(\.words).joined(separator: "\n") })
        questions.append(
          Question(name: "\(type) with “\(text)” in it") { _ in AnyTypedElement(type, matching: .descendant(.label(text))).found.map(\.words).joined(separator: "\n") })
        questions.append(
          Question(name: "why there is no \(type) “\(text)”", waits: true) { _ in
            do {
              try select(.type(type) && .label(text) && .isOn).attempt(.tap)
              return "tapped"
            } catch {
              return "\(error)"
            }
          })
      }
    }
    return questions
  }()

  private static func words(_ query: XCUIElementQuery) -> String {
    query.allElementsBoundByIndex.map { HeadlessDriver.elementSnapshot(of: $0)?.words ?? "gone" }.joined(separator: "\n")
  }
}

extension ElementSnapshot {
  /// The properties that identify an element, without its id.
  fileprivate var words: String {
    "\(type) “\(label)” (\(identifier)) \(value ?? "-") \(frame) \(traits.rawValue) \(isAccessibilityElement) \(visibleFraction) \(isHidden) \(children.count) \(ancestors.count) \(viewTypes.own)"
  }
}
