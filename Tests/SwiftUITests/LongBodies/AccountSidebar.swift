import SwiftUI

// A split view with a selectable sidebar and a switch over its entries in the detail.

private enum AccountEntry: Hashable {
  case overview, orders, invoices, team(Int), security
}

private struct AccountSidebar: View {
  @State private var entry: AccountEntry? = .overview
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var members = ["Ada", "Grace", "Linus"]
  @State private var orders: [(id: Int, title: String, total: Double, isPaid: Bool)] = []
  @State private var usesTwoFactors = false
  @State private var timeout = 15
  @State private var password = ""
  @State private var isInviting = false
  @State private var invited = ""
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $entry) {
        Section("Account") {
          Label("Overview", systemImage: "house").tag(AccountEntry.overview)
          Label("Orders", systemImage: "shippingbox").badge(orders.filter { !$0.isPaid }.count).tag(AccountEntry.orders)
          Label("Invoices", systemImage: "doc").tag(AccountEntry.invoices)
          Label {
            Text("Security").foregroundStyle(usesTwoFactors ? Color.primary : Color.red)
          } icon: {
            Image(systemName: usesTwoFactors ? "lock.fill" : "lock.open")
          }.tag(AccountEntry.security)
        }
        Section {
          ForEach(members.indices, id: \.self) { index in
            NavigationLink(value: AccountEntry.team(index)) { Text(members[index]) }.contextMenu { Button("Remove", role: .destructive) { members.remove(at: index) } }
          }
        } header: {
          HStack {
            Text("Team")
            Spacer()
            Button {
              isInviting = true
            } label: {
              Image(systemName: "person.badge.plus")
            }
          }
        }
      }
      .listStyle(.sidebar).navigationTitle("Account").navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 320)
    } detail: {
      switch entry {
      case .overview:
        Grid(alignment: .leading) {
          GridRow {
            Text("Orders"); Text("\(orders.count)").gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("Paid"); Text("\(orders.isEmpty ? 0 : 100 * orders.filter(\.isPaid).count / orders.count) %")
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Sum").bold(); Text(orders.map(\.total).reduce(0, +), format: .currency(code: "USD")).bold()
          }
        }.padding()
      case .orders:
        List(orders, id: \.id) { order in
          HStack {
            VStack(alignment: .leading) {
              Text(order.title)
              Text("No. \(order.id)").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text(order.total, format: .currency(code: "USD")).foregroundStyle(order.isPaid ? Color.secondary : order.total > 100 ? Color.red : Color.orange)
          }
        }.navigationTitle("Orders")
      case .invoices: ContentUnavailableView("No invoices", systemImage: "doc")
      case .team(let index):
        VStack {
          Text(members[index]).font(.title); Text("Member \(index + 1) of \(members.count)"); Button("Next") { entry = .team((index + 1) % members.count) }
        }
      case .security:
        Form {
          Toggle("Two factors", isOn: $usesTwoFactors)
          Picker("Lock after", selection: $timeout) { ForEach([5, 15, 60], id: \.self) { Text($0 == 60 ? "1 hour" : "\($0) minutes").tag($0) } }
          SecureField("New password", text: $password)
          ProgressView(value: min(Double(password.count) / 12, 1)).tint(password.count < 6 ? .red : password.count < 12 ? .orange : .green)
        }
      case nil: Text("Choose an entry")
      }
    }
    .navigationSplitViewStyle(.balanced)
    .alert("Invite", isPresented: $isInviting) {
      TextField("Name", text: $invited)
      Button("Invite") {
        members.append(invited); invited = ""
      }.disabled(invited.isEmpty)
      Button("Cancel", role: .cancel) {}
    }
  }
}
