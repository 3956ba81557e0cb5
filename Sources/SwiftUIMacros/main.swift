// The compiler starts this program for each compilation that expands a macro, and closes its standard input to end it.
let connection = Connection()
while let message = connection.read() { connection.write(Answer.to(message)) }
