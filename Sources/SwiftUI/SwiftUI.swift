@_exported import SwiftUIFacade
