public import Foundation

/// A three-dimensional transform, as a matrix of sixteen numbers.
///
/// [Apple: CATransform3D](https://developer.apple.com/documentation/quartzcore/catransform3d)
public struct CATransform3D: Hashable, Sendable {
  /// The first row of the matrix.
  public var m11, m12, m13, m14: CGFloat
  /// The second row of the matrix.
  public var m21, m22, m23, m24: CGFloat
  /// The third row of the matrix.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row of the matrix.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform with zeros in all places.
  public init() { self.init(rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]) }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }

  init(_ transform: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12, m21, m22, m41, m42) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  fileprivate func followed(by other: CATransform3D) -> CATransform3D {
    let (first, second) = (rows, other.rows)
    let product = (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0 as CGFloat) { (sum: CGFloat, index: Int) in sum + first[row][index] * second[index][column] } }
    }
    return CATransform3D(rows: product)
  }

  /// The affine part of the transform.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

/// The identity transform.
public let CATransform3DIdentity: CATransform3D = CATransform3DMakeScale(1, 1, 1)

/// Returns a scaling transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
  return result
}

/// Returns a translation transform.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a rotation by an angle in radians around a vector.
///
/// A vector without a length returns the identity transform.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
  var result = CATransform3DIdentity
  let rest = 1 - cosine
  (result.m11, result.m12, result.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (result.m21, result.m22, result.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (result.m31, result.m32, result.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  return result
}

/// Returns a three-dimensional transform that is equivalent to an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Returns the affine part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

/// Returns the transform that applies the first transform and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.followed(by: b) }

/// Returns a transform that scales before applying the given transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).followed(by: t) }

/// Returns a transform that translates before applying the given transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).followed(by: t)
}

/// Returns a transform that rotates before applying the given transform.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).followed(by: t)
}

/// Returns whether a transform is the identity transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
