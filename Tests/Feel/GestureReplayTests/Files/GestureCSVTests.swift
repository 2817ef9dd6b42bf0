import Documents
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@Suite("Gestures as CSV")
struct GestureCSVTests {
  private func error(_ text: String) -> String {
    do throws(DocumentError) {
      _ = try GestureCSV.decode(Data(text.utf8), name: "csv")
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test("Samples are read line by line, with either line ending and a byte order mark")
  func reading() throws {
    let text = "\u{FEFF}t_ms,x_pt,y_pt,phase\r\n0,1.5,2,began\r\n8.333,-3,2e1,moved\r\n8.333,-3,20,ended\r\n"
    let gesture = try GestureCSV.decode(Data(text.utf8), name: "csv")
    #expect(
      gesture.samples == [
        TouchSample(time: 0, location: Vector2D(x: 1.5, y: 2), phase: .began),
        TouchSample(time: 8.333, location: Vector2D(x: -3, y: 20), phase: .moved),
        TouchSample(time: 8.333, location: Vector2D(x: -3, y: 20), phase: .ended),
      ])
    #expect(gesture.name == "csv")
  }

  @Test(
    "A faulty line is reported with its number",
    arguments: [
      ("", "line 1: must be the header \"t_ms,x_pt,y_pt,phase\""),
      ("time,x,y,phase\n", "line 1: must be the header \"t_ms,x_pt,y_pt,phase\""),
      ("t_ms,x_pt,y_pt,phase\n", "line 1: is empty; a gesture needs at least one sample or action"),
      ("t_ms,x_pt,y_pt,phase\n0,1,2\n", "line 2: has 3 fields; it needs the four of \"t_ms,x_pt,y_pt,phase\""),
      ("t_ms,x_pt,y_pt,phase\n0,1,2,began,4\n", "line 2: has 5 fields; it needs the four of \"t_ms,x_pt,y_pt,phase\""),
      ("t_ms,x_pt,y_pt,phase\n0,one,2,began\n", "line 2: x_pt must be a finite number, not \"one\""),
      ("t_ms,x_pt,y_pt,phase\n0,nan,2,began\n", "line 2: x_pt must be a finite number, not \"nan\""),
      ("t_ms,x_pt,y_pt,phase\n0,1,2,began\n\n5,1,inf,ended\n", "line 4: y_pt must be a finite number, not \"inf\""),
      (
        "t_ms,x_pt,y_pt,phase\n0,1,2,begin\n",
        "line 2: phase must be one of began, moved, ended, cancelled, not \"begin\" (did you mean \"began\"?)"
      ),
      (
        "t_ms,x_pt,y_pt,phase\n5,1,2,began\n\n4,1,2,ended\n",
        "line 4: goes back from 5.0 to 4.0 ms; times must not decrease"
      ),
      (
        "t_ms,x_pt,y_pt,phase\n5,1,2,began\n6,1,2,moved\n",
        "line 3: ends with the finger down; close the last stroke with \"ended\" or \"cancelled\""
      ),
      (
        "t_ms,x_pt,y_pt,phase\n0,1,2,ended\n",
        "line 2: is \"ended\" before the finger came down; a stroke starts with \"began\""
      ),
    ])
  func faults(text: String, expected: String) {
    #expect(error(text) == expected, "\(error(text))")
  }
}
