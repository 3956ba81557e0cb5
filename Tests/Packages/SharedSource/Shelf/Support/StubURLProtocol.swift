#if DEBUG
    import Foundation

    /// Answers requests inside the app while UI tests run, so they don't need a server.
    final class StubURLProtocol: URLProtocol {
        struct Response {
            var status = 200
            var body = Data()
            var delay: TimeInterval = 0.2
            var error: URLError?
        }

        static var responses: (URLRequest) -> Response = { _ in Response(status: 404) }

        private var answer: DispatchWorkItem?

        override class func canInit(with request: URLRequest) -> Bool { true }

        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            let response = Self.responses(request)
            let answer = DispatchWorkItem { [weak self] in self?.finish(with: response) }
            self.answer = answer
            DispatchQueue.global().asyncAfter(deadline: .now() + response.delay, execute: answer)
        }

        override func stopLoading() {
            answer?.cancel()
        }

        private func finish(with response: Response) {
            if let error = response.error {
                client?.urlProtocol(self, didFailWithError: error)
                return
            }
            let http = HTTPURLResponse(
                url: request.url!, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: ["Content-Type": "application/json"])!
            client?.urlProtocol(self, didReceive: http, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: response.body)
            client?.urlProtocolDidFinishLoading(self)
        }
    }
#endif
