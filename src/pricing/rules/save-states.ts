import type { Matter } from '../../identity/rules/independence.ts'

/**
 * What may be of prices that were saved: sent back to who made them, waiting for their check, for their time, in force,
 * followed by others, withdrawn.
 */
export const SAVE_STATES = [
  'sentBack',
  'waiting',
  'scheduled',
  'inForce',
  'past',
  'withdrawn',
] as const
export type SaveState = (typeof SAVE_STATES)[number]

/** What of prices that were saved together comes before their check. */
export function saveMatter(versions: readonly { created_by: string | null }[]): Matter {
  return { first: versions.flatMap(({ created_by }) => created_by ?? []) }
}
