import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Directional lock")
struct DirectionalLockTests {
  /// A finger that moves a way in one go, at a given time.
  private func axis(
    after way: Vector2D, at time: Double = 100, inherited: ScrollAxis? = nil, horizontal: Bool = true,
    vertical: Bool = true
  ) -> ScrollAxis? {
    var lock = DirectionalLock(start: .zero, time: 0, inherited: inherited)
    lock.move(to: way, at: time, from: .zero, horizontal: horizontal, vertical: vertical)
    return lock.axis
  }

  private func way(_ degrees: Double, _ length: Double = 50) -> Vector2D {
    let angle = degrees * .pi / 180
    return Vector2D(x: length * Foundation.cos(angle), y: length * Foundation.sin(angle))
  }

  @Test(
    "A drag within 20° of an axis is locked to it; a diagonal one is free",
    arguments: [
      (0, .horizontal), (19.9, .horizontal), (20.1, nil), (45, nil), (69.9, nil), (70.1, .vertical), (90, .vertical),
      (109.9, .vertical), (110.1, nil), (160.1, .horizontal), (180, .horizontal), (-19.9, .horizontal), (-45, nil),
      (-90, .vertical), (-160, nil), (200.1, nil),
    ] as [(Double, ScrollAxis?)])
  func angles(degrees: Double, expected: ScrollAxis?) {
    #expect(axis(after: way(degrees)) == expected)
  }

  @Test("The lock is decided at 10 points and does not change after that")
  func distance() {
    var lock = DirectionalLock(start: .zero, time: 0)
    lock.move(to: Vector2D(x: 9.9, y: 0), at: 10, from: .zero, horizontal: true, vertical: true)
    #expect(lock.axis == nil)
    lock.move(to: Vector2D(x: 10, y: 0), at: 20, from: Vector2D(x: 9.9, y: 0), horizontal: true, vertical: true)
    #expect(lock.axis == .horizontal)
    lock.move(to: Vector2D(x: 10, y: 500), at: 30, from: Vector2D(x: 10, y: 0), horizontal: true, vertical: true)
    #expect(lock.axis == .horizontal)
  }

  @Test("A diagonal drag stays free even if it continues straight")
  func diagonal() {
    var lock = DirectionalLock(start: .zero, time: 0)
    lock.move(to: Vector2D(x: 10, y: 10), at: 10, from: .zero, horizontal: true, vertical: true)
    lock.move(to: Vector2D(x: 900, y: 10), at: 20, from: Vector2D(x: 10, y: 10), horizontal: true, vertical: true)
    #expect(lock.axis == nil)
  }

  @Test(
    "A pause of 600 ms unlocks; only movement along a definite axis changes the lock",
    arguments: [
      (600, Vector2D(x: 0, y: 40), .vertical), (599.9, Vector2D(x: 0, y: 40), .horizontal),
      (600, Vector2D(x: 30, y: 30), .horizontal), (600, Vector2D(x: 40, y: 0), .horizontal),
      (700, Vector2D(x: 0, y: 9), .horizontal),
    ] as [(Double, Vector2D, ScrollAxis)])
  func pause(pause: Double, way: Vector2D, expected: ScrollAxis) {
    var lock = DirectionalLock(start: .zero, time: 0)
    let first = Vector2D(x: 30, y: 0)
    lock.move(to: first, at: 10, from: .zero, horizontal: true, vertical: true)
    lock.move(to: first + way, at: 10 + pause, from: first, horizontal: true, vertical: true)
    #expect(lock.axis == expected)
  }

  @Test("After a pause a free drag can become locked")
  func lockAfterFree() {
    var lock = DirectionalLock(start: .zero, time: 0)
    let first = Vector2D(x: 20, y: 20)
    lock.move(to: first, at: 10, from: .zero, horizontal: true, vertical: true)
    #expect(lock.axis == nil)
    lock.move(to: first + Vector2D(x: 0, y: -15), at: 700, from: first, horizontal: true, vertical: true)
    #expect(lock.axis == .vertical)
  }

  @Test("A drag that catches a moving view inherits its axis until a pause")
  func inherited() {
    #expect(axis(after: Vector2D(x: 0, y: 80), inherited: .horizontal) == .horizontal)
    #expect(axis(after: Vector2D(x: 0, y: 80), at: 650, inherited: .horizontal) == .vertical)
    #expect(axis(after: Vector2D(x: 30, y: 30), at: 650, inherited: .horizontal) == .horizontal)
    #expect(DirectionalLock(start: .zero, time: 0, inherited: .vertical).axis == .vertical)
  }

  @Test("An axis that cannot move is never locked")
  func unmovable() {
    #expect(axis(after: Vector2D(x: 50, y: 0), horizontal: false) == nil)
    #expect(axis(after: Vector2D(x: 0, y: 50), vertical: false) == nil)
    #expect(axis(after: Vector2D(x: 0, y: 50), horizontal: false) == .vertical)
  }

  @Test("The lock removes the other axis from a velocity")
  func filter() {
    let velocity = Vector2D(x: 2, y: 0.5)
    var lock = DirectionalLock(start: .zero, time: 0)
    #expect(lock.filtered(velocity) == velocity)
    lock.move(to: Vector2D(x: 0, y: 20), at: 10, from: .zero, horizontal: true, vertical: true)
    #expect(lock.filtered(velocity) == Vector2D(x: 0, y: 0.5))
    lock.move(to: Vector2D(x: 40, y: 20), at: 900, from: Vector2D(x: 0, y: 20), horizontal: true, vertical: true)
    #expect(lock.filtered(velocity) == Vector2D(x: 2, y: 0))
  }
}
