extension CGFloat {
  /// The number for the models; 0 if it is infinite or NaN.
  var finite: Double { isFinite ? Double(self) : 0 }

  /// The number as a length for the models; 0 if it is negative, infinite or NaN.
  var finiteLength: Double { isFinite ? Swift.min(Swift.max(0, Double(self)), 1e15) : 0 }
}
