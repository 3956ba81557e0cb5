// A failure, with its place and its elements, is a word of the vocabulary of steps that the driver below shares.
@_exported public import FailureModel
// What a test says about time belongs to the vocabulary of steps, so this module shows it too; the scheduler itself does not.
@_exported import struct VirtualTime.Condition
@_exported import protocol VirtualTime.IdlingResource
@_exported import enum VirtualTime.IdlingResources
@_exported import enum VirtualTime.LeftoverPolicy
@_exported import enum VirtualTime.SynchronizationMode
@_exported import struct VirtualTime.TestConfiguration
@_exported import struct VirtualTime.WorkOrder
@_exported import func VirtualTime.withConfiguration
@_exported import func VirtualTime.withSynchronization
