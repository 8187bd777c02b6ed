import { Box, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { useCall } from '../../platform/client.ts'
import { businessDay, formatInstant } from '../../platform/thai-date.ts'
import { NO_VALUE } from '../../ui/format.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { calls } from '../contract.ts'
import { reasonText, recordText, whoText } from '../rules/entry-text.ts'
import { actionText, type Reader, sideText, valueName } from '../rules/value-text.ts'
import { changedValues } from '../rules/values.ts'
import { AsItWas } from './AsItWas.tsx'
import css from './AuditTrail.module.css'
import { Change, fromText, hasChange } from './Change.tsx'
import { RecordName } from './columns.tsx'
import { type AuditEntry, type AuditEvent, useReader } from './reader.ts'

/** An open event: every value before and after, why, from where, and where it leads; of a batch every record. */
export function EventDetails({ event }: { event: AuditEvent }) {
  const reader = useReader()
  return (
    <Group gap="12px 48px" align="stretch" className={`text num ${css.details}`}>
      <Box maw="100%" miw="min(320px, 100%)">
        {event.Entries > 1 ? (
          <Entries event={event} reader={reader} />
        ) : (
          <Values entry={event} reader={reader} />
        )}
        {event.Concern === 'deleted' && !event.IsThere && <AsItWas event={event} reader={reader} />}
      </Box>
      <Facts event={event} reader={reader} />
    </Group>
  )
}

function Values({ entry, reader }: { entry: AuditEntry; reader: Reader }) {
  const { t } = useTranslation()
  const { Before, After } = entry
  const changes = changedValues(Before, After)
  if (changes.length === 0) return <p className={`${css.none} muted`}>{t('audit.noValues')}</p>
  return (
    <table className={css.values}>
      <thead>
        <tr>
          <th scope="col">{t('audit.value')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.key}>
            <th scope="row">{valueName(reader, change)}</th>
            <td>{sideText(reader, change, change.before, Before.bank_name)}</td>
            <td>
              <strong className="medium">
                {sideText(reader, change, change.after, After.bank_name)}
              </strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every entry of an event that has several. */
function Entries({ event, reader }: { event: AuditEvent; reader: Reader }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(
    calls.getEntriesOfEvent,
    { ID: event.ID },
    { keepPrevious: false },
  )
  if (error) return <ErrorState error={error} retry={refetch} />
  return (
    <ul
      className={css.entries}
      aria-label={t('audit.entries', { n: event.Entries, count: event.Entries })}
    >
      {data?.map((entry) => (
        <li key={entry.ID}>
          <span className="muted">{actionText(reader, entry.Action)}</span>{' '}
          <RecordName entry={entry} reader={reader} />{' '}
          <Box component="span" className="muted" ml={8}>
            {recordText(reader, entry)[1]}
          </Box>{' '}
          {hasChange(entry) && <Change entry={entry} reader={reader} />}
        </li>
      ))}
    </ul>
  )
}

function Facts({ event, reader }: { event: AuditEvent; reader: Reader }) {
  const { t } = useTranslation()
  const from = [fromText(t, event), event.Browser].filter(Boolean).join(' · ')
  return (
    <dl className={css.facts}>
      {event.Reason && (
        <div>
          <dt className="muted">{t('term.reason')}</dt>
          <dd className="breaks">{reasonText(reader, event)}</dd>
        </div>
      )}
      <div>
        <dt className="muted">{t('audit.column.from')}</dt>
        <dd className="breaks">{from || NO_VALUE}</dd>
      </div>
      <div>
        <dt className="muted">{t('audit.entry')}</dt>
        <dd className="breaks">{event.ID}</dd>
      </div>
      <div>
        <dt className="muted">{t('audit.to')}</dt>
        <Group component="dd" gap="0 20px" align="stretch" className={`breaks ${css.leads}`}>
          <LeadsOn event={event} reader={reader} />
        </Group>
      </div>
    </dl>
  )
}

/** To the record, to what else was done to it, and to what else its officer did that day. */
function LeadsOn({ event, reader }: { event: AuditEvent; reader: Reader }) {
  const { t } = useTranslation()
  const { Entity, EntityID, OfficerUUID, HappenedAt } = event
  const day = businessDay(HappenedAt)
  const [name] = recordText(reader, event)
  return (
    <>
      <RecordName entry={event} reader={reader} />
      <ScreenLink className="link medium" to={addresses.audit({ entity: Entity, id: EntityID })}>
        {t('audit.ofRecord', { name })}
      </ScreenLink>
      {OfficerUUID && (
        <ScreenLink
          className="link medium"
          to={addresses.audit({ officer: OfficerUUID, from: day, to: day })}
        >
          {t('audit.ofOfficer', {
            name: whoText(reader, event),
            day: formatInstant(HappenedAt, 'table', reader.language).split(' ')[0],
          })}
        </ScreenLink>
      )}
    </>
  )
}
