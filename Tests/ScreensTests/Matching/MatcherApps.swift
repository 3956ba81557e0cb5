import Foundation
import HeadlessUI
import Screens

// The apps for tests of matchers.
extension AppUnderTest {
  @MainActor static var writing: AppUnderTest { AppUnderTest(name: "Mail") { WritingView() } }
  @MainActor static var twoSenders: AppUnderTest { AppUnderTest(name: "Mail") { TwoSendersView() } }
  @MainActor static var cards: AppUnderTest { AppUnderTest(name: "Mail") { CardsView() } }
  @MainActor static var picking: AppUnderTest { AppUnderTest(name: "Mail") { PickingView() } }
  @MainActor static var rows: AppUnderTest { AppUnderTest(name: "Mail") { RowsView() } }
  @MainActor static var twoTitles: AppUnderTest { AppUnderTest(name: "Mail") { TwoTitlesView() } }
  @MainActor static var sendMessage: AppUnderTest { AppUnderTest(name: "Mail") { SendMessageBox() } }
  @MainActor static var photos: AppUnderTest { AppUnderTest(name: "Mail") { PhotosView() } }
  @MainActor static var asking: AppUnderTest { AppUnderTest(name: "Mail") { AskingView() } }
  @MainActor static var margins: AppUnderTest { AppUnderTest(name: "Mail") { MarginsView() } }
  @MainActor static var symbols: AppUnderTest { AppUnderTest(name: "Mail") { SymbolsView() } }
  @MainActor static var dataImages: AppUnderTest { AppUnderTest(name: "Mail") { DataImagesView() } }
  @MainActor static var mails: AppUnderTest { AppUnderTest(name: "Mail") { MailView() } }

  @MainActor static func photo(
    size: CGSize = CGSize(width: 100, height: 100), cover: CGSize = .zero, coverOffset: CGPoint = .zero, offset: CGPoint = .zero
  ) -> AppUnderTest {
    AppUnderTest(name: "Mail") { CoveredPhotoView(size: size, cover: cover, coverOffset: coverOffset, offset: offset) }
  }
}
