import SwiftUI

// A view file in the style of ordinary apps: a list with a view model and Combine.

private struct Article: Identifiable, Codable, Equatable {
  let id: Int
  let title: String
  let url: URL?
  var isBookmarked: Bool = false
}
private protocol ArticleService { func fetch(page: Int) -> AnyPublisher<[Article], Error> }
private final class ArticleListViewModel: ObservableObject {
  enum State { case idle, loading, loaded([Article]), failed(Error) }
  @Published private(set) var state: State = .idle
  @Published var query = ""
  private let service: ArticleService
  private var cancellables = Set<AnyCancellable>()
  init(service: ArticleService) {
    self.service = service
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { [weak self] _ in self?.load() }
      .store(in: &cancellables)
  }
  func load() {
    state = .loading
    service.fetch(page: 1)
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.state = .failed(error) }
        }, receiveValue: { [weak self] in self?.state = .loaded($0) }
      )
      .store(in: &cancellables)
  }
}
private struct ArticleListView: View {
  @StateObject private var viewModel: ArticleListViewModel
  @Environment(\.colorScheme) private var colorScheme
  init(service: ArticleService) { _viewModel = StateObject(wrappedValue: ArticleListViewModel(service: service)) }
  var body: some View {
    NavigationView {
      content
        .navigationTitle("Articles")
        .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button(action: { viewModel.load() }) { Image(systemName: "arrow.clockwise") } } }
    }
    .navigationViewStyle(.stack)
    .searchable(text: $viewModel.query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
    .onAppear { viewModel.load() }
  }
  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .idle: Color.clear
    case .loading: ProgressView().scaleEffect(1.5).progressViewStyle(CircularProgressViewStyle(tint: .accentColor))
    case .failed(let error): ErrorView(error: error, retry: { viewModel.load() })
    case .loaded(let articles):
      List(articles) { article in
        ArticleRow(article: article).listRowSeparator(.hidden).listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      }.listStyle(PlainListStyle()).refreshable { viewModel.load() }
    }
  }
}
private struct ErrorView: View {
  let error: Error
  var retry: () -> Void
  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle").font(.system(size: 40, weight: .light)).foregroundColor(.secondary)
      Text(error.localizedDescription).multilineTextAlignment(.center)
      Button("Retry") { retry() }.buttonStyle(.borderedProminent).controlSize(.large)
    }.padding()
  }
}
private struct ArticleRow: View {
  let article: Article
  var body: some View {
    HStack(alignment: .top) {
      AsyncImage(url: article.url) { phase in
        switch phase {
        case .empty: Color.gray.opacity(0.2)
        case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      .frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      VStack(alignment: .leading) {
        Text(article.title).font(.headline).lineLimit(2)
        Spacer(minLength: 0)
      }
    }.contentShape(Rectangle())
  }
}
private struct ArticleListView_Previews: PreviewProvider {
  struct Mock: ArticleService { func fetch(page: Int) -> AnyPublisher<[Article], Error> { Just([]).setFailureType(to: Error.self).eraseToAnyPublisher() } }
  static var previews: some View {
    Group {
      ArticleListView(service: Mock())
      ArticleListView(service: Mock()).preferredColorScheme(.dark)
    }
  }
}
