// A reading is compared with a run.
@_exported import FeelTesting
