import SwiftUI

// A checkout with totals in texts, payment methods, a voucher and alerts.

private struct CartLine: Identifiable {
  let id: UUID
  var name: String
  var price: Double
  var amount: Int
  var isGift: Bool
}

private enum Payment: String, CaseIterable, Identifiable {
  case card, transfer, invoice
  var id: String { rawValue }
}

private struct CartCheckout: View {
  @State private var lines: [CartLine] = []
  @State private var payment: Payment = .card
  @State private var number = ""
  @State private var expiry = ""
  @State private var code = ""
  @State private var voucher = ""
  @State private var discount = 0.0
  @State private var express = false
  @State private var error: String?
  @State private var isPaying = false
  var body: some View {
    List {
      Section("\(lines.count) articles") {
        ForEach($lines) { $line in
          HStack(alignment: .top) {
            RoundedRectangle(cornerRadius: 8).fill(.quaternary).frame(width: 56, height: 56).overlay { Image(systemName: line.isGift ? "gift" : "bag") }
            VStack(alignment: .leading) {
              Text(line.name).font(.headline)
              Text(line.price * Double(line.amount), format: .currency(code: "EUR")).foregroundStyle(.secondary)
              if line.isGift { Text("+ \((Double(line.amount) * 1.5).formatted(.currency(code: "EUR"))) for wrapping").font(.caption).foregroundStyle(.orange) }
            }
            Spacer()
            Stepper("\(line.amount)", value: $line.amount, in: 1...20).fixedSize()
          }
          .swipeActions { Button("Remove", role: .destructive) { lines.removeAll { $0.id == line.id } } }
          .swipeActions(edge: .leading) {
            Button {
              line.isGift.toggle()
            } label: {
              Label("Gift", systemImage: "gift")
            }.tint(.purple)
          }
        }
      }
      Section("Payment") {
        Picker("Pay by", selection: $payment) { ForEach(Payment.allCases) { Text($0.rawValue.capitalized).tag($0) } }.pickerStyle(.segmented)
        switch payment {
        case .card:
          TextField("Number", text: $number).keyboardType(.numberPad).textContentType(.creditCardNumber).onChange(of: number) {
            number = String(number.filter(\.isNumber).prefix(16))
          }
          HStack {
            TextField("MM/YY", text: $expiry).keyboardType(.numbersAndPunctuation)
            Divider()
            SecureField("CVC", text: $code).keyboardType(.numberPad)
          }
        case .transfer: Label("You get our account's number by mail.", systemImage: "envelope").font(.footnote)
        case .invoice: Label("Within \(express ? 7 : 14) days.", systemImage: "doc.text").font(.footnote)
        }
        Toggle("Express (+ 4.90 €)", isOn: $express.animation(.easeOut))
      }
      Section {
        HStack {
          TextField("Voucher", text: $voucher).textInputAutocapitalization(.characters).autocorrectionDisabled()
          Button("Apply") { if voucher.count == 6 { discount = 0.1 } else { error = "“\(voucher)” isn't valid." } }.disabled(voucher.isEmpty)
        }
      }
      Section {
        LabeledContent("Articles", value: lines.reduce(0) { $0 + $1.price * Double($1.amount) }, format: .currency(code: "EUR"))
        LabeledContent("Delivery", value: express ? 4.9 : 0, format: .currency(code: "EUR"))
        if discount > 0 { LabeledContent("Discount", value: discount, format: .percent).foregroundStyle(.green) }
        HStack {
          Text("Total").bold()
          Spacer()
          Text((lines.reduce(0) { $0 + $1.price * Double($1.amount) + ($1.isGift ? 1.5 : 0) } * (1 - discount) + (express ? 4.9 : 0)).formatted(.currency(code: "EUR"))).bold()
            .contentTransition(.numericText())
        }
      } footer: {
        Text("Includes \(lines.reduce(0) { $0 + $1.price * Double($1.amount) } * 0.19 / 1.19, specifier: "%.2f") € of tax.")
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        isPaying = true
      } label: {
        if isPaying { ProgressView() } else { Text("Pay now").frame(maxWidth: .infinity) }
      }
      .buttonStyle(.borderedProminent).disabled(lines.isEmpty || isPaying || (payment == .card && (number.count < 16 || code.count < 3 || expiry.count != 5))).padding()
    }
    .alert("That didn't work", isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), presenting: error) { _ in
      Button("OK") {}
    } message: {
      Text($0)
    }
  }
}
