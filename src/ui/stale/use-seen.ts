import { useState } from 'react'
import { type Stale, useStaleRefusal } from './use-stale-refusal.ts'

interface Options<Kept> extends Stale<Kept> {
  /** The record as it is read again while the dialog is open. */
  read?: Kept | undefined
  /** What counts the changes of the record; without it the last that is known is the latest. */
  version?: (record: Kept) => number
  /** Whether what was seen is no longer what is worked on; any other record where nothing is said. */
  isStale?: (seen: Kept, latest: Kept) => boolean
}

export interface Seen<Kept, Known = Kept> {
  /** As the officer last saw it. */
  seen: Known
  /** As it stands by all that is known of it. */
  latest: Known
  isStale: boolean
  /** As `isStale`, but that the officer's own save, on its way or perhaps done, is no colleague's. */
  isStaleUnless: (saving: boolean) => boolean
  /** What the last refusal said of it. */
  words: string | undefined
  /** The answer to a save was lost, so that it may be done. */
  outcomeUnknown: boolean
  /** For `useAction`; returns true where a `StaleNotice` says what happened. */
  onRefused: (error: unknown) => boolean
  /** Goes on with the record as it stands. */
  takeOver: (record: Kept) => void
}

/**
 * A record that others change too, in the dialog in which its officer works on it: what they saw of it beside what is
 * known by now, from a refusal or from a read. The dialog says by a `StaleNotice` who was first; what is typed stays.
 */
export function useSeen<Kept extends object>(first: Kept, options: Options<Kept>): Seen<Kept>
export function useSeen<Kept extends object>(
  first: undefined,
  options: Options<Kept>,
): Seen<Kept, Kept | undefined>
export function useSeen<Kept extends object>(
  first: Kept | undefined,
  { read, version = () => 0, isStale = isOther, ...stale }: Options<Kept>,
): Seen<Kept, Kept | undefined> {
  const [seen, takeOver] = useState(first)
  const { refusal, outcomeUnknown, onRefused } = useStaleRefusal(stale)
  const latest = [refusal?.present, read].reduce<Kept | undefined>(
    (latest, known) => (known && (!latest || version(known) >= version(latest)) ? known : latest),
    seen,
  )
  const isBehind = seen !== undefined && latest !== undefined && isStale(seen, latest)
  return {
    seen,
    latest,
    isStale: isBehind,
    isStaleUnless: (saving) => isBehind && !saving && !outcomeUnknown,
    words: refusal?.words,
    outcomeUnknown,
    onRefused,
    takeOver: (record) => takeOver(record),
  }
}

function isOther(seen: object, latest: object): boolean {
  return seen !== latest
}
