import { useState } from 'react'
import { type Stale, useStaleRefusal } from './use-stale-refusal.ts'

interface Options<Entity> extends Stale<Entity> {
  /** The record as it is read again while the dialog is open. */
  read?: Entity | undefined
  /** The version of the record, to find the latest of several; without it the one that came last is the latest. */
  version?: (record: Entity) => number
  /** Whether `latest` makes work on `seen` stale; by default any other object does. */
  isStale?: (seen: Entity, latest: Entity) => boolean
}

export interface Seen<Entity, Known = Entity> {
  /** As the officer last saw it. */
  seen: Known
  /** The newest of what was read and what a refusal carried. */
  latest: Known
  isStale: boolean
  /** As `isStale`, but false while the officer's own save is running or may have succeeded. */
  isStaleUnless: (saving: boolean) => boolean
  /** The sentence of the last refusal. */
  words: string | undefined
  /** The answer to a save was lost: it may have succeeded. */
  outcomeUnknown: boolean
  /** For `useAction`; returns true where a `StaleNotice` says what happened. */
  onRefused: (error: unknown) => boolean
  /** Makes `record` what the officer has seen, so that work goes on with it. */
  takeOver: (record: Entity) => void
}

/**
 * A record that others may change while an officer edits it in a dialog: the version that they saw, and the latest one
 * from a refusal or a read. The dialog shows a `StaleNotice` that names who saved first; what is typed stays.
 */
export function useSeen<Entity extends object>(
  first: Entity,
  options: Options<Entity>,
): Seen<Entity>
export function useSeen<Entity extends object>(
  first: undefined,
  options: Options<Entity>,
): Seen<Entity, Entity | undefined>
export function useSeen<Entity extends object>(
  first: Entity | undefined,
  { read, version = () => 0, isStale = isOther, ...stale }: Options<Entity>,
): Seen<Entity, Entity | undefined> {
  const [seen, takeOver] = useState(first)
  const { refusal, outcomeUnknown, onRefused } = useStaleRefusal(stale)
  const latest = [refusal?.present, read].reduce<Entity | undefined>(
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
