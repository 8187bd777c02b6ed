import { z } from 'zod'
import type { Address, ScreenName } from '../../platform/addresses.ts'
import { ROUTES } from '../../platform/addresses.ts'
import { mayOpen, screenSession } from '../../platform/client.ts'
import { RECORD_KINDS } from './option.ts'

const MAX_RECENT = 6
const recent = z.array(
  z.object({
    kind: z.enum(RECORD_KINDS),
    words: z.string(),
    about: z.string().optional(),
    address: z.object({
      screen: z.string().refine((name) => name in ROUTES),
      to: z.string(),
      search: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  }),
)
export type Recent = z.output<typeof recent>[number] & { address: Address }

/** What the officer who is signed in opened by the palette in this window, the latest first. */
export function recentlyOpened(): readonly Recent[] {
  try {
    const kept = recent.parse(
      JSON.parse(sessionStorage.getItem(keyOfOfficer()) ?? '[]'),
    ) as Recent[]
    return kept.filter(({ address }) => mayOpen(address.screen as ScreenName))
  } catch {
    return []
  }
}

/** Keeps what was opened for the next time. */
export function keepOpened(opened: Recent): void {
  const others = recentlyOpened().filter(({ words }) => words !== opened.words)
  sessionStorage.setItem(keyOfOfficer(), JSON.stringify([opened, ...others].slice(0, MAX_RECENT)))
}

/** Nobody sees what another officer opened at the same browser. */
function keyOfOfficer(): string {
  return `opened:${screenSession()?.officer.UUID}`
}
