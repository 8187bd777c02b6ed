import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { NO_VALUE } from '../../ui/format.ts'
import { ErrorState } from '../../ui/States.tsx'
import { calls } from '../contract.ts'
import { type Reader, sideText, valueName } from '../rules/value-text.ts'
import { changedValues } from '../rules/values.ts'
import css from './AuditTrail.module.css'
import type { AuditEvent } from './reader.ts'

/** The last values of a record that is gone. */
export function AsItWas({ event, reader }: { event: AuditEvent; reader: Reader }) {
  const { t } = useTranslation()
  const { Entity, EntityID } = event
  const { data, error, refetch } = useCall(
    calls.getRecord,
    { Entity, EntityID },
    { keepPrevious: false },
  )
  if (error) return <ErrorState error={error} retry={refetch} />
  const values = changedValues({}, data?.Values ?? {}).map((value) => ({
    key: value.key,
    name: valueName(reader, value),
    text: sideText(reader, value, value.after, data?.Values.bank_name),
  }))
  return (
    <section aria-label={t('audit.asItWas')}>
      <Box component="h3" fz={12} fw={500} m="12px 0 4px">
        {t('audit.asItWas')}
      </Box>
      <dl className={css.facts}>
        {values.filter(isWorthShowing).map(({ key, name, text }) => (
          <div key={key}>
            <dt className="muted">{name}</dt>
            <dd className="breaks">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface ShownValue {
  name: string
  text: string
}

/** Leaves out what is empty, and what another value of that name says: calls keep some under names of their own. */
function isWorthShowing(
  { name, text }: ShownValue,
  place: number,
  all: readonly ShownValue[],
): boolean {
  if (text === NO_VALUE) return false
  return all.findIndex((other) => other.name === name && other.text === text) === place
}
