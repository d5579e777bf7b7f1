/// What the structure of a problem determines: an ordered program that computes most variables one
/// after the other, and components, each with a few parameters that its program starts from.
///
/// 1. A required equality with one unknown determines it; that makes others known, and so on:
///    ``StepProgram``.
/// 2. The rest falls apart into components without common unknowns. In each, an unknown is named
///    (a parameter) and the others follow from it; where that stalls, another is named:
///    ``Components``.
/// 3. What remains of a component are rows over its parameters (lines): equalities that close a
///    loop, and wishes. Inequalities become lines only when an answer violates them: ``LineStore``.
/// 4. Lines decide the parameters: each on its own, by sharing, or by a simplex: ``Decisions``.
///
/// Where rows come or go, what they reach is planned again, and the rest stays: ``Revision``.
///
/// Numbers are not part of it: other inputs and constants, which ``ChangeMarks`` note, replay what
/// depends on them, which ``Reaches`` know once the same ones change again.
///
/// In inner loops a stage is passed `inout` and its functions are `mutating` even where they only
/// read: that passes an address, where a value would copy the heads of its lists.
struct SolvePlan: Sendable {
  var arena: PlanArena?
  var program = StepProgram()
  var components = Components()
  var lines = LineStore()
  var decisions = Decisions()
  var changes = ChangeMarks()
  var reaches = Reaches()
  var revision = Revision()
}
