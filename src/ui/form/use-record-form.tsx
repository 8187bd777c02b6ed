import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Banner } from '../Banner.tsx'
import { StaleNotice } from '../stale/StaleNotice.tsx'
import { useSeen } from '../stale/use-seen.ts'
import { type Form, useForm } from './use-form.ts'

export interface RecordForm<Entity, Values extends object> {
  form: Form<Values>
  /** The record as the officer last saw it, whose version a save sends. */
  seen: Entity
  /** For `useAction`: marks the fields, and keeps what a colleague has made of the record. */
  onRefused: (error: unknown) => boolean
  /** Who saved first, and the button that loads the present record; above the fields. */
  staleNotice: ReactNode
  /** The present value where another was typed before it was loaded; below the field. */
  latest: (name: keyof Values, words: (values: Values) => string) => string | undefined
}

/**
 * A form of what `valuesOf` takes of a record, so that nobody saves over what they have not seen: a stale save
 * (sys.stale) says who saved and when, and loads the present values beside what is typed. `schema` checks the
 * form, `shape` reads the record that such a refusal brings.
 */
export function useRecordForm<Entity extends object, Values extends object>(
  record: Entity,
  valuesOf: (record: Entity) => Values,
  { schema, shape }: { schema: z.ZodType; shape: z.ZodType<Entity> },
): RecordForm<Entity, Values> {
  const { t } = useTranslation()
  const { seen, latest: present, isStale, words, ...work } = useSeen(record, { shape })
  const form = useForm(valuesOf(record), schema)
  const now = valuesOf(seen)
  const onRefused = (error: unknown) => {
    const isShown = form.refused(error)
    return work.onRefused(error) || isShown
  }
  const load = () => {
    form.reset(valuesOf(present))
    form.set(ownOf(form.values, now))
    work.takeOver(present)
  }
  const isLoaded = seen !== record
  const latest: RecordForm<Entity, Values>['latest'] = (name, words) =>
    isLoaded && form.values[name] !== now[name]
      ? t('ui.latest.value', { value: words(now) || t('ui.latest.none') })
      : undefined
  const staleNotice = isStale ? (
    <StaleNotice onLoad={load}>{words}</StaleNotice>
  ) : (
    isLoaded && <Banner>{t('ui.latest.loaded')}</Banner>
  )
  return { form, seen, onRefused, staleNotice, latest }
}

/** What somebody typed: the fields that differ from what was `seen`. */
function ownOf<Values extends object>(typed: Values, seen: Values): Partial<Values> {
  const names = Object.keys(typed) as (keyof Values)[]
  const own = names.filter((name) => typed[name] !== seen[name])
  return Object.fromEntries(own.map((name) => [name, typed[name]])) as Partial<Values>
}
