// The compiler starts this program for each compilation that expands a macro. To end the program, the compiler closes the program's standard input.
let connection = Connection()
while let message = connection.read() { connection.write(Answer.to(message)) }
