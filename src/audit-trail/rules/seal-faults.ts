/**
 * What can be wrong with the sealed audit trail: an entry that was changed, is gone, or came after its neighbours were
 * sealed; a seal that does not follow the one before, or does not say what it said.
 */
export const SEAL_FAULTS = ['changed', 'missing', 'added', 'unchained', 'broken'] as const

export interface SealFault {
  /** The id of the entry, or the number of the seal. */
  id: number
  fault: (typeof SEAL_FAULTS)[number]
}
