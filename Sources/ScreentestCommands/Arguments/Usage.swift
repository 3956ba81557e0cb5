/// The help topics: the tool, or one of its commands.
package enum Usage: String, CaseIterable, Equatable {
  case tool = ""
  case demo, test, report, previews, new, help

  /// The names of all commands.
  static let commands: [String] = allCases.filter { $0 != .tool }.map(\.rawValue)

  /// The sentence that points to the help after a wrong argument.
  package var pointer: String { self == .tool ? "“screentest help” tells what there is." : "“screentest help \(rawValue)” tells how it is used." }

  /// The complete help text.
  package var text: String {
    switch self {
    case .tool, .help:
      """
      Usage: screentest COMMAND

      Commands:
        demo            runs the scenarios of the example app and prints their log
        test            runs the tests of a package, and goes on after a crash, a hang or an exit
        report          writes reports about runs: HTML, JUnit, Cucumber, Markdown and others
        new             writes a screen, a test case, a context, an element, an app under test or a whole package to begin with
        previews        writes a picture of every preview of a package
        help COMMAND    tells more about a command, as --help after it does

      Ends with 0 when everything was done and every scenario passed, with 1 when a scenario failed or something could not be
      written, with 2 when the arguments are wrong.
      """
    case .demo:
      """
      Usage: screentest demo [--output DIR] [--fail] [--seeds N]

      Runs the scenarios of the example app in this process, prints their log, and writes the journal and a picture of the last screen.

      Options:
        --output DIR    the folder for the journal and the picture; without it $SCREENTEST_OUTPUT, or .build/screentest
        --fail          runs one scenario that fails on purpose, to show what a failure looks like
        --seeds N       runs each scenario in the plain order and under the seeds 0 to N - 1, twice each, with a log of failures only, and
                        checks that both runs write the same journal
      """
    case .test:
      """
      Usage: screentest test [--retries N] [--jobs N] [--timeout SECONDS] [--timings PATH] [--output DIR] [--report FORMATS]
                             [ARGUMENTS OF swift test]

      Builds the tests of a package and runs them, those of XCTest and those of Swift Testing, to the last one: where a test ends its process,
      by a crash, a hang or an exit, the others run in another process, and the summary names its step. A test that is in the list and of
      which nothing tells that it ran is lost, and the exit code is 1.

      Options:
        --retries N           runs a test that did not pass again, up to N times; one that passes then is called flaky
        --jobs N              spreads the tests over N processes at a time
        --timeout SECONDS     ends the process of a test that takes longer in real time, and goes on with the others: 600 without it, 0 for no limit
        --timings PATH        a journal or a folder of journals: how long tests took, for the estimate and for --jobs; without it the last run
        --output DIR          the folder for journals and pictures, new or without journals; without it .build/screentest/runs/1, 2, 3 and so on
        --report FORMATS      writes reports into that folder: html,junit

      Of swift test's own arguments it takes --package-path, --scratch-path, -c, -Xswiftc and others for the build, --skip-build, --filter,
      --skip, --test-product, --disable-xctest, --disable-swift-testing. SCREENTEST_TAGS, SCREENTEST_NAME, SCREENTEST_RERUN and
      SCREENTEST_SHARD choose what runs.

      Ends with 0 when every test of the list ran and passed, or was skipped with a reason, and at least one passed; with 1 otherwise; with 2
      when the arguments are wrong; and by the signal that has interrupted it.
      """
    case .report:
      """
      Usage: screentest report [--format FORMAT] [--output PATH] [JOURNAL...]

      Writes reports about the journals that tests have left. Several journals make one report: those of shards, and those of retries, of
      which the last counts and the earlier ones are shown. JOURNAL is a file or a folder of journals; without one it is the folder that tests
      write to.

      Formats:
        text        what failed and why, and the counts; without --format this one
        html        a page to look at: scenarios, steps, the screens before and after each, the elements
        junit       JUnit's XML, which CI systems show
        cucumber    Cucumber Messages, for the tools of Cucumber
        markdown    a summary for a pull request or a CI job
        github      annotations of GitHub at the lines that failed
        gitlab      a code quality report of GitLab with the lines that failed
        gherkin     the text of the scenarios that ran; with --output a folder with a file for each class or suite

      Options:
        --format FORMAT    what is written; several with commas, or with the option several times
        --output PATH      the file, or the folder for several reports, which is created; without it standard output, which html cannot go to

      Ends with 0 when everything was written, whatever the tests have come to, with 1 when something could not be read or written.
      """
    case .previews:
      """
      Usage: screentest previews [--package-path DIR] [--scratch-path DIR] [--output DIR]

      Writes a picture of every preview of a package, PreviewProvider or #Preview. The package needs one test with XCTest, in a target that
      depends on ScreenTestKit.

      Options:
        --package-path DIR    the folder of the package; without it the current one
        --scratch-path DIR    the folder for what is built; without it the package's own
        --output DIR          the folder for the pictures; without it .build/screentest/previews in the package
      """
    case .new:
      """
      Usage: screentest new screen|test-case|context|element|app NAME [--output DIR]
             screentest new package NAME [--package PATH|URL] [--output DIR]

      Writes Swift files to begin with, from the templates that Xcode can have, too (Templates/install). NAME is a Swift identifier. No file is
      overwritten, and where something cannot be written, nothing is.

        screen Login        LoginScreen.swift: a screen with its elements
        test-case Login     LoginTests.swift: a test case with scenarios
        context Login       LoginContext.swift: steps that tests share
        element PriceTag    PriceTag.swift: a kind of element that the app has beside the usual ones
        app Shop            ShopTestCase.swift: the base class of the tests, which names the app under test
        package Shop        Shop: an app with SwiftUI, its screens, tests with XCTest and with Swift Testing, workflows for GitHub and GitLab

      Options:
        --output DIR          the folder to write to, which is created where it is not there; without it the current one, and for a package in
                              the clone of ScreenTestKit the one beside the clone
        --base CLASS          test-case: what the class inherits from; without it ScreenTestCase
        --module MODULE       app: the module that the app is in; without it NAME
        --package PATH|URL    package: where ScreenTestKit comes from; without it the clone that this tool was built in
      """
    }
  }
}
