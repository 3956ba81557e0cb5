import SwiftUI

// Sections with many text fields, bindings, and focus that moves between fields.

private struct PostalAddress {
  var street = ""
  var city = ""
  var zip = ""
  var country = ""
  var phone = ""
  var mail = ""
  var note = ""
  var floor = 0
  var distance = 1.8
  var since = Date()
  var isPrivate = false
  var kind = 0
}

private struct AddressForm: View {
  @State private var home = PostalAddress()
  @State private var work = PostalAddress()
  @State private var isSaved = false
  @FocusState private var focus: Int?
  var body: some View {
    NavigationStack {
      Form {
        Section(header: Text("Home"), footer: Text("Where you live")) {
          TextField("Street", text: $home.street).focused($focus, equals: 1).textContentType(.fullStreetAddress).submitLabel(.next).onSubmit { focus = 2 }
          TextField("City", text: $home.city).focused($focus, equals: 2).textInputAutocapitalization(.words)
          TextField("ZIP", text: $home.zip).keyboardType(.numberPad).focused($focus, equals: 3)
          TextField("Country", text: $home.country).autocorrectionDisabled()
          TextField("Floor", value: $home.floor, format: .number).keyboardType(.numberPad)
          TextField("Distance", value: $home.distance, format: .number.precision(.fractionLength(2)))
          DatePicker("Since", selection: $home.since, in: ...Date(), displayedComponents: .date)
          Toggle("Private", isOn: $home.isPrivate.animation())
          Picker("Kind", selection: $home.kind) {
            Text("House").tag(0)
            Text("Flat").tag(1)
            Text("Boat").tag(2)
          }.pickerStyle(.segmented)
        }
        Section {
          TextField("Street", text: $work.street)
          TextField("City", text: $work.city)
          TextField("ZIP", text: $work.zip)
          TextField("Country", text: $work.country)
          TextField("Phone", text: $work.phone).keyboardType(.phonePad).textContentType(.telephoneNumber)
          TextField("Mail", text: $work.mail).keyboardType(.emailAddress).textInputAutocapitalization(.never)
          if work.isPrivate { TextField("Note", text: $work.note, axis: .vertical).lineLimit(3...6) } else { Text("No note").foregroundStyle(.secondary) }
          Stepper("Floor: \(work.floor)", value: $work.floor, in: 0...120, step: 1)
          Slider(value: $work.distance, in: 1...50, step: 0.5) {
            Text("Distance")
          } minimumValueLabel: {
            Text("1")
          } maximumValueLabel: {
            Text("50")
          }
        } header: {
          HStack {
            Text("Work")
            Spacer()
            Button("Copy") { work = home }
          }
        }
        Section {
          Button {
            isSaved = true
          } label: {
            Text("Save").bold().frame(maxWidth: .infinity)
          }
          .disabled(home.street.isEmpty || home.city.isEmpty || work.street.isEmpty || work.mail.contains("@") == false)
        }
      }
      .navigationTitle("Address")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { home = PostalAddress() } }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { isSaved = true }.disabled(home.street.count < 3) }
        ToolbarItemGroup(placement: .keyboard) {
          Button {
            focus = (focus ?? 1) - 1
          } label: {
            Image(systemName: "chevron.up")
          }
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .alert("Saved", isPresented: $isSaved) {
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("\(home.street), \(home.city) and \(work.street)")
      }
    }
  }
}
