// ExplorerVariant.swift
var explorer = LayoutExplorer("login", of: loginMap) { LoginScreen() }

// LayoutExplorer.swift
let source = "final class LoginScreen {}"
let url = FileManager.default.temporaryDirectory.appending(path: "comment-login.html")
