/// The help topics: the tool, or one of its commands.
package enum Usage: String, CaseIterable, Equatable {
  case tool = ""
  case demo, test, drive, report, previews, doctor, new, help

  /// The names of all commands.
  static let commands: [String] = allCases.filter { $0 != .tool }.map(\.rawValue)

  /// The sentence that points to the help after a wrong argument.
  package var pointer: String { self == .tool ? "“screentest help” lists the commands." : "“screentest help \(rawValue)” explains how to use it." }

  /// The complete help text.
  package var text: String {
    switch self {
    case .tool, .help:
      """
      Usage: screentest COMMAND

      Commands:
        demo            runs the scenarios of the example app and prints their log
        test            runs the tests of a package, and continues after a crash, a hang or an exit
        drive           lets you drive an app by hand, and writes the scenario
        report          writes reports on runs: HTML, JUnit, Cucumber, Markdown and others
        new             writes a new screen, test case, context, element, app under test or package
        previews        writes a picture of every preview of a package
        doctor          prints what works with the toolchain and the machine, for an issue
        help COMMAND    explains a command, like COMMAND --help

      Exits with 0 if everything was done and every scenario passed, with 1 if a scenario failed or something could not be written,
      with 2 if the arguments are invalid.
      """
    case .drive:
      """
      Usage: screentest drive [--package-path DIR] [--app NAME]
             screentest drive start [--package-path DIR] [--app NAME] [--session NAME] [--idle MINUTES]
             screentest drive resume [--session NAME] [--idle MINUTES]
             screentest drive COMMAND [WORDS] [--session NAME] [--json]

      Builds a package's tests, launches its app on a fresh simulated device, and performs commands. Time only passes in commands.
      Without a command, it reads commands from standard input. “start” starts a session in the background, which each further call sends one command to.

      Commands:
      \(DriveCommandName.list)

      Options:
        --package-path DIR    the folder of the package; the default is the current folder
        --scratch-path DIR    the folder for build products
        --app NAME            the app, if the package has several
        --launch-argument TEXT            a launch argument of the app; repeat it for several
        --launch-environment NAME=TEXT    a variable of the app's launch environment; repeat it for several
        --session NAME        the name of the session, for several sessions at a time
        --idle MINUTES        the time without a command after which a session in the background ends; the default is 60
        --json                prints the answer as a JSON object

      Exits with 0 if the step was done, with 1 if it failed, with 2 if the words are wrong, with 3 if the session isn't running.
      """
    case .demo:
      """
      Usage: screentest demo [--output DIR] [--fail] [--seeds N]

      Runs the scenarios of the example app in this process, prints their log, and writes the journal and a picture of the last screen.

      Options:
        --output DIR    the folder for the journal and the picture; the default is $SCREENTEST_OUTPUT, or .build/screentest
        --fail          runs one scenario that fails on purpose, to show what a failure looks like
        --seeds N       runs each scenario in the plain order and under the seeds 0 to N - 1, twice each, logs only failures, and checks
                        that both runs write the same journal
      """
    case .test:
      """
      Usage: screentest test [--retries N] [--jobs N] [--timeout SECONDS] [--timings PATH] [--output DIR] [--report FORMATS]
                             [--watch] [--coverage] [--coverage-minimum PERCENT] [ARGUMENTS OF swift test]

      Builds the tests of a package and runs all of them, with XCTest and with Swift Testing. If a test ends its process with a crash, a hang
      or an exit, the other tests run in another process, and the summary names the test's step. A test is lost if it is in the list of
      tests, but nothing shows that it ran. The exit code is then 1.

      Options:
        --retries N           reruns a test that didn't pass up to N times; a test that then passes is flaky
        --jobs N              distributes the tests over N processes at a time
        --timeout SECONDS     ends the process of a test that takes longer in real time, and continues with the other tests; the default is 600,
                              and 0 means no limit
        --timings PATH        a journal or a folder of journals with the times of tests, for the estimate and for --jobs; the default is the last run
        --output DIR          the folder for journals and pictures, which must not contain journals; the default is .build/screentest/runs/1, 2, 3
                              and so on
        --report FORMATS      writes reports to that folder: html,junit
        --watch               runs all tests, and then the tests that a saved file affects, on Linux; the failed tests run along until they pass;
                              a runs all tests, f the failed ones, Enter the last ones again, and q or Ctrl-C ends watching; if standard input is
                              not a terminal, only signals do; --output DIR then contains a numbered folder for each run
        --coverage            reports the lines of the package's targets that the tests cover, and writes coverage.json and coverage.lcov to the
                              output folder; everything is built with --enable-code-coverage
        --coverage-minimum PERCENT
                              fails if the tests cover less of all lines; implies --coverage

      The supported arguments of swift test are --package-path, --scratch-path, -c, -Xswiftc and others for the build, --skip-build, --filter,
      --skip, --test-product, --disable-xctest and --disable-swift-testing. SCREENTEST_TAGS, SCREENTEST_NAME, SCREENTEST_RERUN and
      SCREENTEST_SHARD choose the tests that run. Tests can't be linked statically: --static-swift-stdlib and Swift SDKs for musl are refused.

      Exits with 0 if every test in the list ran and passed, or was skipped with a reason, and at least one test passed, with 1 otherwise,
      with 2 if the arguments are invalid, and by the signal that interrupted it. --watch exits with 0 if the last run before q, or before Ctrl-C
      between two runs, passed, and with 1 if it failed or could not be built. Too little coverage is 1.
      """
    case .report:
      """
      Usage: screentest report [--format FORMAT] [--output PATH] [JOURNAL...]

      Writes reports on the journals of test runs. Several journals make one report, such as the journals of shards or of retries. Of several
      attempts, the last one counts and the earlier ones are shown. JOURNAL is a file or a folder of journals; the default is the folder that
      tests write to.

      Formats:
        text        the failures with their reasons, and the counts; the default
        html        a page with scenarios, steps, the screens before and after each step, and the elements
        junit       JUnit XML, which CI systems show
        cucumber    Cucumber Messages, for Cucumber's tools
        markdown    a summary for a pull request or a CI job
        github      GitHub annotations at the lines that failed
        gitlab      a GitLab code quality report with the lines that failed
        gherkin     the text of the scenarios that ran; with --output, a folder with a file for each class or suite

      Options:
        --format FORMAT    the format of the report; for several formats, separate them with commas or repeat the option
        --output PATH      the file, or the folder for several reports, which is created; the default is standard output; html requires a path

      Exits with 0 if everything was written, whether or not tests failed, with 1 if something could not be read or written.
      """
    case .previews:
      """
      Usage: screentest previews [--package-path DIR] [--scratch-path DIR] [--output DIR]

      Writes a picture of every preview in a package, with PreviewProvider or #Preview. The package needs a test target that depends on
      ScreenTestKit. No test runs.

      Options:
        --package-path DIR    the folder of the package; the default is the current folder
        --scratch-path DIR    the build folder; the default is the package's build folder
        --output DIR          the folder for the pictures; the default is .build/screentest/previews in the package
      """
    case .doctor:
      """
      Usage: screentest doctor [--package-path DIR] [--scratch-path DIR] [--json] [--all]

      Prints the toolchain, the platform, and what ScreenTestKit intercepts in the tests of a package: each category and each group of functions with a
      mark, and each function that doesn't work. Paste the text into an issue. The tests must be built, and a test target must depend on ScreenTestKit.
      No test runs.

        ✓ works    ✗ doesn't work    ? was not tried    – is not needed

      Options:
        --package-path DIR    the folder of the package; the default is the current folder
        --scratch-path DIR    the build folder; the default is the package's build folder
        --json                prints the same as JSON, with each function
        --all                 prints each function, even if it works

      Exits with 0 if no category is broken, with 1 if one is or the test process did not answer, with 2 if the tests are not built.
      """
    case .new:
      """
      Usage: screentest new screen|test-case|context|element|app NAME [--output DIR]
             screentest new package NAME [--package PATH|URL] [--swiftdata] [--output DIR]

      Writes new Swift files from templates, which Templates/install also installs in Xcode. NAME is a Swift identifier. No file is overwritten,
      and if something cannot be written, nothing is written.

        screen Login        LoginScreen.swift: a screen with its elements
        test-case Login     LoginTests.swift: a test case with scenarios
        context Login       LoginContext.swift: steps that tests share
        element PriceTag    PriceTag.swift: a custom kind of element in the app
        app Shop            ShopTestCase.swift: the base class of the tests, which defines the app under test
        package Shop        Shop: a SwiftUI app, its screens, tests with XCTest and with Swift Testing, workflows for GitHub and GitLab,
                            a container for a Mac

      Options:
        --output DIR          the output folder, which is created if it doesn't exist; the default is the current folder, and for a package in the
                              clone of ScreenTestKit the folder that contains the clone
        --base CLASS          test-case: the superclass; the default is ScreenTestCase
        --module MODULE       app: the module of the app; the default is NAME
        --package PATH|URL    package: the source of ScreenTestKit; the default is the clone that this tool was built in
        --swiftdata           package: the app stores its items with SwiftData
      """
    }
  }
}
