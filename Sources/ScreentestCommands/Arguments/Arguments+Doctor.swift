extension Arguments {
  /// Parses the arguments of `screentest doctor`.
  static func doctor(_ rest: inout ArgumentCursor) throws(Problem) -> Arguments {
    var command = DoctorCommand()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h": return .help(.doctor)
      case "--package-path": command.package = try rest.value(of: argument, "a folder", "DIR", .doctor)
      case "--scratch-path": command.scratch = try rest.value(of: argument, "a folder", "DIR", .doctor)
      case "--json": command.printsJSON = true
      case "--all": command.showsAllRows = true
      default: throw unknown(argument, .doctor, ["--package-path DIR", "--scratch-path DIR", "--json", "--all"])
      }
    }
    return .doctor(command)
  }
}
