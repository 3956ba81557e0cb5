import Driving

/// Does what the environment requests in place of tests: writes the pictures of previews, or lets a person drive the app.
@_cdecl("screentestkit_process_started")
func processStarted() {
  PreviewPictures.writeIfAsked()
  DriveProcess.driveIfAsked({ FoundApp.allKnown }, { FoundApp.surroundings })
}
