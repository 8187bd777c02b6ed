import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { MoneyField, NumberField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { difference, money } from '../../../ui/format.ts'
import type { Prices } from '../prices.ts'
import css from './UpdatePrice.module.css'
import { isNew, isTwice, type PriceValues, priceInForce } from './values.ts'

interface Props {
  form: Form<PriceValues>
  prices: Prices
  row: number
  autoFocus: boolean
  /** Removes the row; undefined for the last one, since a ladder needs a row. */
  onRemove: (() => void) | undefined
}

/** A row of the ladder: grade, price, remove button, and how the price changes. */
export function PriceRow({ form, prices, row, autoFocus, onRemove }: Props) {
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
      {onRemove ? (
        <ActionIcon
          aria-label={t('prices.removeRow', { g: name })}
          title={t('prices.removeRow', { g: name })}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      ) : (
        <span />
      )}
      <Change old={old} now={price.value} />
    </div>
  )
}

function Grade({ form, row, autoFocus }: Pick<Props, 'form' | 'row' | 'autoFocus'>) {
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

/** The price before and by how much it changes, once another is typed. */
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
