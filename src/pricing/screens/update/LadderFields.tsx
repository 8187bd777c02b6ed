import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { MoneyField, NumberField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { difference, money } from '../../../ui/format.ts'
import type { Prices } from '../prices.ts'
import css from './UpdatePrice.module.css'
import {
  isNew,
  isTwice,
  newRow,
  type PriceValues,
  priceInForce,
  rowsOf,
  withoutRow,
} from './values.ts'

interface Props {
  form: Form<PriceValues>
  prices: Prices
}

/** A price for each grade of the ladder; rows come and go. */
export function LadderFields({ form, prices }: Props) {
  const { t } = useTranslation()
  const [added, setAdded] = useState<number>()
  const rows = rowsOf(form.values)
  const add = () => {
    const fields = newRow(form.values)
    form.set(fields)
    setAdded(rowsOf(fields as PriceValues)[0])
  }
  return (
    <section>
      <div className={css.heading}>
        <h3>{t('prices.rows')}</h3>
        <span>{t('prices.appliesTo')}</span>
      </div>
      {rows.map((row, index) => (
        <Row
          key={row}
          form={form}
          prices={prices}
          row={row}
          autoFocus={added === undefined ? index === 0 : row === added}
          only={rows.length === 1}
        />
      ))}
      <Button
        variant="default"
        className={css.add}
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        onClick={add}
      >
        {t('prices.addRow')}
      </Button>
    </section>
  )
}

interface RowProps extends Props {
  row: number
  autoFocus: boolean
  /** A ladder has a row at least. */
  only: boolean
}

function Row({ form, prices, row, autoFocus, only }: RowProps) {
  const { t } = useTranslation()
  const id = useId()
  const grade = form.values[`grade ${row}`]
  const price = form.field(`price ${row}`)
  const old = priceInForce(prices, grade)
  const name = grade ?? '–'
  return (
    <div className={css.row}>
      {isNew(row) ? (
        <Grade form={form} row={row} autoFocus={autoFocus} />
      ) : (
        <label htmlFor={id}>{t('prices.row', { g: grade })}</label>
      )}
      {isNew(row) && (
        <label htmlFor={id} className="sr-only">
          {t('prices.row', { g: name })}
        </label>
      )}
      <MoneyField
        {...price}
        value={price.value ?? null}
        id={id}
        step={0.01}
        base={old}
        autoFocus={autoFocus && !isNew(row)}
        placeholder={old === undefined ? undefined : t('v.priceEmpty', { price: money(old) })}
      />
      <Change old={old} now={price.value} />
      {!only && (
        <ActionIcon
          aria-label={t('prices.removeRow', { g: name })}
          title={t('prices.removeRow', { g: name })}
          onClick={() => form.set(withoutRow(row))}
        >
          <IconX size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  )
}

function Grade({
  form,
  row,
  autoFocus,
}: {
  form: Form<PriceValues>
  row: number
  autoFocus: boolean
}) {
  const { t } = useTranslation()
  const id = useId()
  const { value = null, onChange, error } = form.field(`grade ${row}`)
  const fault = isTwice(form.values, row) ? t('v.ladderDuplicate', { g: value }) : error
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t('prices.grade')}
      </label>
      <NumberField
        id={id}
        value={value}
        onChange={onChange}
        error={fault}
        autoFocus={autoFocus}
        unit="%"
        min={0}
        max={100}
      />
    </div>
  )
}

/** What a price was and by how much it changes, once another is typed. */
function Change({ old, now }: { old: number | undefined; now: number | null | undefined }) {
  const { t } = useTranslation()
  const isOther = old !== undefined && now != null && now !== old
  return (
    <span className={`${css.change} num`}>
      {isOther && (
        <>
          {t('prices.was', { price: money(old) })} <b>{difference(decimal(now).minus(old))}</b>
        </>
      )}
    </span>
  )
}
