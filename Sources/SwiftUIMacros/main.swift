Answer.plugin.run()
