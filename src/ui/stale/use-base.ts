import { useState } from 'react'
import { type Stale, useStaleRefusal } from './use-stale-refusal.ts'

interface Options<Entity> extends Stale<Entity> {
  /** The record as it is read again while the dialog is open. */
  read?: Entity | undefined
  /** The version of the record, to find the newest of several; without it the one that came last is the newest. */
  version?: (record: Entity) => number
  /** Whether `current` makes work on `base` stale; by default any other object does. */
  isStale?: (base: Entity, current: Entity) => boolean
}

export interface Base<Entity, Known = Entity> {
  /** What the editing began from: the record as the officer last saw it. */
  base: Known
  /** The newest of what was read and what a refusal carried. */
  current: Known
  isStale: boolean
  /** As `isStale`, but false while the officer's own save is running or may have succeeded. */
  isStaleUnless: (saving: boolean) => boolean
  /** The sentence of the last refusal. */
  words: string | undefined
  /** The answer to a save was lost: it may have succeeded. */
  outcomeUnknown: boolean
  /** For `useAction`; returns true where a `StaleNotice` says what happened. */
  onRefused: (error: unknown) => boolean
  /** Makes `record` the base, so that work goes on with it. */
  takeOver: (record: Entity) => void
}

/**
 * A record that others may change while an officer edits it in a dialog: the version that they saw, and the current one
 * from a refusal or a read. The dialog shows a `StaleNotice` that names who saved first; what is typed stays.
 */
export function useBase<Entity extends object>(
  first: Entity,
  options: Options<Entity>,
): Base<Entity>
export function useBase<Entity extends object>(
  first: undefined,
  options: Options<Entity>,
): Base<Entity, Entity | undefined>
export function useBase<Entity extends object>(
  first: Entity | undefined,
  { read, version = () => 0, isStale = isOther, ...stale }: Options<Entity>,
): Base<Entity, Entity | undefined> {
  const [base, takeOver] = useState(first)
  const { refusal, outcomeUnknown, onRefused } = useStaleRefusal(stale)
  const current = [refusal?.current, read].reduce<Entity | undefined>(
    (newest, one) => (one && (!newest || version(one) >= version(newest)) ? one : newest),
    base,
  )
  const isBehind = base !== undefined && current !== undefined && isStale(base, current)
  return {
    base,
    current,
    isStale: isBehind,
    isStaleUnless: (saving) => isBehind && !saving && !outcomeUnknown,
    words: refusal?.words,
    outcomeUnknown,
    onRefused,
    takeOver: (record) => takeOver(record),
  }
}

function isOther(base: object, current: object): boolean {
  return base !== current
}
