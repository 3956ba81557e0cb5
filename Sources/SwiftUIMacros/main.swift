// The compiler starts this program once for each compilation that expands a macro, and ends it by closing its standard input.
let connection = Connection()
while let message = connection.read() { connection.write(Answer.to(message)) }
