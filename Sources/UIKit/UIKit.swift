@_exported import UIKitFacade
