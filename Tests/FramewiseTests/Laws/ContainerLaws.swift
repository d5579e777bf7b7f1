import Testing

/// What every container promises, whichever vocabulary its layout is written in, alone and in each
/// other.
///
/// The laws know containers as ``ContainerKind`` only, so that one entry there tests another kind.
@Suite struct ContainerLaws {}
