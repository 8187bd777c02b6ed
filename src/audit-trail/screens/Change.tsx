import type { TFunction } from 'i18next'
import { NO_VALUE } from '../../ui/format.ts'
import { type Reader, sideText, valueName } from '../rules/value-text.ts'
import { changedValues } from '../rules/values.ts'
import css from './AuditTrail.module.css'
import type { AuditEntry } from './reader.ts'

/** The first value that an entry changed, before and after, how many more there are, and the reason. */
export function Change({ entry, reader }: { entry: AuditEntry; reader: Reader }) {
  const { Before, After, Reason } = entry
  const [first, ...rest] = changedValues(Before, After)
  if (!first && !Reason) return NO_VALUE
  return (
    <span className={css.change}>
      {first && (
        <>
          <span className={css.quiet}>{valueName(reader, first)}</span>{' '}
          {first.before !== null && (
            <>
              <span className={css.quiet}>
                {sideText(reader, first, first.before, Before.bank_name)}
              </span>
              {' → '}
            </>
          )}
          <strong>{sideText(reader, first, first.after, After.bank_name)}</strong>
        </>
      )}
      {rest.length > 0 && (
        <span className={css.quiet}>
          {' '}
          {reader.t('audit.more', '', { n: rest.length, count: rest.length })}
        </span>
      )}
      {Reason && <span className={css.quiet}> {Reason}</span>}
    </span>
  )
}

/** The address and what stands there: '10.20.4.31 · Chrome'. */
export function fromText(
  t: TFunction,
  { Address, System, OfficerUUID, ScaleName }: AuditEntry,
): string {
  if (Address)
    return [Address, System ?? (ScaleName && t('audit.scale'))].filter(Boolean).join(' · ')
  return OfficerUUID || ScaleName ? '' : t('audit.server')
}
