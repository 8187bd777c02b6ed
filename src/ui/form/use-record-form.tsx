import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Banner } from '../Banner.tsx'
import { StaleNotice } from '../stale/StaleNotice.tsx'
import { useBase } from '../stale/use-base.ts'
import { type DraftForm, ownOf, useDraft } from './use-draft.ts'
import { type FieldProps, useForm } from './use-form.ts'

export interface RecordForm<Entity, Values extends object> {
  form: DraftForm<Values>
  /** The record that the editing began from, whose version a save sends. */
  base: Entity
  /** For `useAction`: marks the fields, and keeps what a colleague has made of the record. */
  onRefused: (error: unknown) => boolean
  /** Who saved first, and the button that loads the current record; above the fields. */
  staleNotice: ReactNode
  /** As the form's, with what `latest` says below it. */
  field: <Name extends keyof Values & string>(
    name: Name,
    words?: (values: Values) => string,
  ) => FieldProps<Values[Name]> & { description?: string }
  /** The current value where another was typed before it was loaded; below the field. */
  latest: (name: keyof Values, words: (values: Values) => string) => string | undefined
}

interface Options<Entity> {
  schema: z.ZodType
  shape: z.ZodType<Entity>
  /** The key of what is typed and not saved, as of `useDraft`. */
  draft: string
}

/**
 * A form of what `valuesOf` takes of a record, so that nobody saves over what they have not seen: a stale save
 * (sys.stale) says who saved and when, and loads the current values beside what is typed. `schema` checks the
 * form, `shape` reads the record that such a refusal brings.
 */
export function useRecordForm<Entity extends object, Values extends object>(
  record: Entity,
  valuesOf: (record: Entity) => Values,
  { schema, shape, draft }: Options<Entity>,
): RecordForm<Entity, Values> {
  const { t } = useTranslation()
  const { base, current, isStale, words, ...work } = useBase(record, { shape })
  const form = useDraft(useForm(valuesOf(record), schema), draft)
  const baseValues = valuesOf(base)
  const onRefused = (error: unknown) => {
    const isShown = form.refused(error)
    return work.onRefused(error) || isShown
  }
  const load = () => {
    form.reset(valuesOf(current))
    form.set(ownOf(form.values, baseValues))
    work.takeOver(current)
  }
  const isLoaded = base !== record
  const latest: RecordForm<Entity, Values>['latest'] = (name, words) =>
    isLoaded && form.values[name] !== baseValues[name]
      ? t('ui.latest.value', { value: words(baseValues) || t('ui.latest.none') })
      : undefined
  const staleNotice = isStale ? (
    <StaleNotice onLoad={load}>{words}</StaleNotice>
  ) : (
    isLoaded && <Banner>{t('ui.latest.loaded')}</Banner>
  )
  const field: RecordForm<Entity, Values>['field'] = (
    name,
    words = (values) => String(values[name] ?? ''),
  ) => ({ ...form.field(name), description: latest(name, words) })
  return { form, base, onRefused, staleNotice, field, latest }
}
