// Steps use failures, source locations, and element records, so this module exports them.
@_exported public import FailureModel
// Steps also use these declarations about time, so this module exports them, but not the scheduler.
@_exported import struct VirtualTime.Condition
@_exported import protocol VirtualTime.IdlingResource
@_exported import enum VirtualTime.IdlingResources
@_exported import enum VirtualTime.LeftoverPolicy
@_exported import enum VirtualTime.SynchronizationMode
@_exported import struct VirtualTime.TestConfiguration
@_exported import struct VirtualTime.SchedulingOrder
@_exported import func VirtualTime.withConfiguration
@_exported import func VirtualTime.withSynchronization
