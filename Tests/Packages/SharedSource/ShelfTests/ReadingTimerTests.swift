import XCTest

@testable import Shelf

final class ReadingTimerTests: XCTestCase {
    func testCounts() {
        let timer = ReadingTimer()
        timer.start()
        let later = expectation(description: "later")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { later.fulfill() }
        waitForExpectations(timeout: 3)
        timer.lap()
        timer.pause()
        XCTAssertEqual(timer.elapsed, 1.5, accuracy: 0.4)
        XCTAssertEqual(timer.laps.count, 1)
        timer.reset()
        XCTAssertEqual(timer.elapsed, 0)
    }

    func testClock() {
        XCTAssertEqual(TimeInterval(0).asClock, "0:00")
        XCTAssertEqual(TimeInterval(65).asClock, "1:05")
        XCTAssertEqual(TimeInterval(3725).asClock, "1:02:05")
    }
}
