import Foundation
import FoundationExtras

/// The other names of Foundation that Linux lacks.
///
/// Each line only has to compile.
struct NameUses {
  func coordinates(_ coordinator: NSFileCoordinator, _ url: URL) {
    coordinator.purposeIdentifier = "sync"
    var error: NSError?
    coordinator.coordinate(readingItemAt: url, options: [.resolvesSymbolicLink, .immediatelyAvailableMetadataOnly, .forUploading], error: &error) { _ in }
    coordinator.coordinate(
      writingItemAt: url, options: [.forDeleting, .forMoving, .forMerging, .contentIndependentMetadataOnly], error: &error
    ) { _ in }
    print(FileManager.default.isUbiquitousItem(at: url), FileWrapper(regularFileWithContents: Data()).isRegularFile)
  }

  @MainActor
  func undoes(_ manager: UndoManager) {
    manager.groupsByEvent = false
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    manager.removeAllActions()
  }

  func activities(_ activity: NSUserActivity) {
    activity.requiredUserInfoKeys = ["id"]
    activity.needsSave = true
    activity.referrerURL = nil
    activity.isEligibleForPublicIndexing = true
    activity.isEligibleForPrediction = true
    activity.targetContentIdentifier = "list"
    activity.resignCurrent()
  }

  func names() -> [NSNotification.Name] {
    [NSUbiquitousKeyValueStore.didChangeExternallyNotification, ProcessInfo.thermalStateDidChangeNotification, .NSProcessInfoPowerStateDidChange]
  }

  func formats(_ formatter: DateComponentsFormatter) -> [String] {
    formatter.allowsFractionalUnits = true
    formatter.collapsesLargestUnit = true
    return [
      Measurement(value: 50, unit: UnitLength.millimeters).formatted(.measurement(width: .narrow, usage: .focalLength)),
      Measurement(value: 70, unit: UnitMass.kilograms).formatted(.measurement(width: .narrow, usage: .personWeight)),
    ]
  }

  func collections(_ table: NSHashTable<NSString>, _ map: NSMapTable<NSString, NSString>) -> Bool {
    let options: NSPointerFunctions.Options = [.strongMemory, .objectPersonality]
    return table.setRepresentation.isEmpty && map.keyEnumerator().allObjects.isEmpty && options.isEmpty
  }

  func detects(_ result: NSTextCheckingResult) -> Bool { result.addressComponents == nil && !ProcessInfo.processInfo.isMacCatalystApp && CACurrentMediaTime() > 0 }
}
