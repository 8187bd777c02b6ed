import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TRUCK_FIELD } from '../../weighing/rules/numbering.ts'
import { type Entry, joinedChange, newValues } from './entries.ts'
import { Answer, FixField, TruckQuestion } from './FixField.tsx'
import css from './Found.module.css'
import { type Fault, mayBeRight, proposesItself } from './preview.ts'
import type { Terms } from './terms.ts'
import type { Fixing } from './use-fixing.ts'

interface Props {
  entry: Entry
  fixing: Fixing
  terms: Terms
}

/** What was found in a row: its fault and the way out, or what changes. */
export function Found({ entry, fixing, terms }: Props) {
  const { row, fault } = entry
  if (!fault) return row.Outcome === 'leftOut' ? <Left /> : <Effect entry={entry} terms={terms} />
  if (fixing.editing === entry.key && fault.Field !== TRUCK_FIELD) {
    const field = fault.Field ?? ''
    const name = { field: terms.field(row.Kind, field), line: row.Line }
    return (
      <FixField
        name={name}
        value={fault.Value ?? ''}
        choices={terms.fieldOf(row.Kind, field)?.Choices}
        onPut={(value) => fixing.put(row, field, value)}
        onClose={fixing.close}
      />
    )
  }
  return <FaultWords entry={entry} fault={fault} fixing={fixing} terms={terms} />
}

function FaultWords({ entry, fault, fixing, terms }: Props & { fault: Fault }) {
  const { t } = useTranslation()
  const { row } = entry
  const { Field, Value, Proposal } = fault
  const underWay = Field === null ? undefined : fixing.underWay(row, Field)
  const isOut = fixing.isLeftOut(row)
  const words = Value ? terms.value(row.Kind, Field, Value) : t('import.empty')
  const sendAgain = underWay !== undefined && fixing.sendAgain
  const checking = t(sendAgain ? 'import.unsent' : 'import.checking')
  const why = underWay === undefined ? terms.fault(row.Kind, fault) : checking
  const asksForTruck = Field === TRUCK_FIELD && fixing.mayFix(entry) && underWay === undefined
  if (asksForTruck) {
    return (
      <span className={`line ${css.found}`}>
        <span className={css.why} title={why}>
          {why}
        </span>
        <TruckQuestion
          isOpen={fixing.editing === entry.key}
          onAnswer={(answer) => fixing.put(row, Field, answer)}
          onClose={fixing.close}
        />
      </span>
    )
  }
  return (
    <span className={`line ${css.found}`} data-out={isOut || underWay !== undefined || undefined}>
      {fixing.mayFix(entry) ? (
        <UnstyledButton
          className={`${css.value} attention medium cut`}
          tabIndex={-1}
          title={t('import.fix')}
          onClick={() => fixing.open(entry)}
        >
          {underWay === undefined ? words : terms.value(row.Kind, Field, underWay)}
        </UnstyledButton>
      ) : (
        <span className={`${css.value} attention medium cut`}>{words}</span>
      )}
      <span className={css.why} title={why}>
        {why}
      </span>
      {sendAgain && <Answer words={t('ui.retry')} onClick={sendAgain} />}
      {Proposal && Field !== null && fixing.mayFix(entry) && underWay === undefined && (
        <>
          <Answer
            words={
              proposesItself(fault)
                ? t('import.right')
                : t('import.use', { value: terms.value(row.Kind, Field, Proposal) })
            }
            onClick={() => fixing.put(row, Field, Proposal)}
          />
          {Value && mayBeRight(row.Kind, fault) && (
            <Answer words={t('import.right')} onClick={() => fixing.put(row, Field, Value)} />
          )}
          {fixing.hasAlike(row, fault) && (
            <Answer
              words={t('import.useAlike.short')}
              title={t('import.useAlike', { value: Proposal })}
              onClick={() => fixing.putAlike(row, fault)}
            />
          )}
        </>
      )}
    </span>
  )
}

/** That a row stays out with which nothing is wrong any more. */
function Left() {
  const { t } = useTranslation()
  return <span className={css.out}>{t('import.notTaken')}</span>
}

/** Before and after of what changes, or the values of what is new. */
function Effect({ entry: { row, changes }, terms }: Pick<Props, 'entry' | 'terms'>) {
  const { t } = useTranslation()
  if (row.Outcome === 'new') {
    // A figure says nothing without its name.
    const words = newValues(row).map(({ Field, After }) => {
      const value = terms.value(row.Kind, Field, After ?? '')
      return /^[\d.,-]+$/.test(value) ? `${terms.field(row.Kind, Field)} ${value}` : value
    })
    const line = words.join(' · ')
    return (
      <span className={`line ${css.found}`}>
        <span className={css.why} title={line}>
          {line}
        </span>
      </span>
    )
  }
  if (changes.length === 0) return null
  const { before, after } = joinedChange(
    changes.map((change) => ({
      ...change,
      Before: change.Before && terms.value(row.Kind, change.Field, change.Before),
      After: change.After && terms.value(row.Kind, change.Field, change.After),
    })),
  )
  return (
    <span className={`line ${css.found}`}>
      <span className={`secondary ${css.before}`}>{before}</span>
      <span className="muted">→</span>
      <b className={`medium ${css.after}`}>{after}</b>
      {changes.some(({ Confirm }) => Confirm) && (
        <span className={`muted ${css.tell}`}>{t('import.tell')}</span>
      )}
    </span>
  )
}
