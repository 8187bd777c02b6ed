import type { TFunction } from 'i18next'
import { reasonText } from '../rules/entry-text.ts'
import { type Reader, sideText, valueName } from '../rules/value-text.ts'
import { changedValues } from '../rules/values.ts'
import type { AuditEntry } from './reader.ts'

/** Whether an entry changed a value or says why. */
export function hasChange({ Before, After, Reason }: AuditEntry): boolean {
  return Reason !== null || changedValues(Before, After).length > 0
}

/** The first value that an entry changed, before and after, how many more there are, and the reason. */
export function Change({ entry, reader }: { entry: AuditEntry; reader: Reader }) {
  const { Before, After } = entry
  const reason = reasonText(reader, entry)
  const [first, ...rest] = changedValues(Before, After)
  return (
    <div className="cut">
      {first && (
        <>
          {first.name?.kind !== 'state' && (
            <span className="muted">{valueName(reader, first)} </span>
          )}
          {first.before !== null && (
            <>
              <span className="muted">
                {sideText(reader, first, first.before, Before.bank_name)}
              </span>
              {' → '}
            </>
          )}
          <strong className="medium">
            {sideText(reader, first, first.after, After.bank_name)}
          </strong>
        </>
      )}
      {rest.length > 0 && (
        <span className="muted">
          {' '}
          {reader.t('audit.more', '', { n: rest.length, count: rest.length })}
        </span>
      )}
      {reason && <span className="muted"> {reason}</span>}
    </div>
  )
}

/** The address and what stands there: '10.20.4.31 · Chrome'; of a command in an officer's name who ran it at the server. */
export function fromText(
  t: TFunction,
  { Address, System, OfficerUUID, ScaleName, SystemAccount }: AuditEntry,
): string {
  if (Address)
    return [Address, System ?? (ScaleName && t('audit.scale'))].filter(Boolean).join(' · ')
  if (SystemAccount && OfficerUUID) return `${t('audit.server')} · ${SystemAccount}`
  return OfficerUUID || ScaleName ? '' : t('audit.server')
}
