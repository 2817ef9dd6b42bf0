// A chart shows a run, a map or a sheet.
@_exported import FeelTesting
