import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { MoneyField, NumberField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { difference, money } from '../../../ui/format.ts'
import { USUAL_PREMIUM } from '../../rules.ts'
import type { Prices } from '../prices.ts'
import {
  isNew,
  isTwice,
  newRow,
  type PriceValues,
  priceInForce,
  rowsOf,
  withoutRow,
} from './ladder-form.ts'
import css from './UpdatePrice.module.css'

interface Props {
  form: Form<PriceValues>
  prices: Prices
}

/** A price field for each grade of the ladder, with buttons to add and remove rows. */
export function LadderFields({ form, prices }: Props) {
  const { t } = useTranslation()
  const [added, setAdded] = useState<number>()
  const addButton = useRef<HTMLButtonElement>(null)
  const rows = rowsOf(form.values)
  const add = () => {
    const fields = newRow(form.values)
    form.set(fields)
    setAdded(rowsOf(fields)[0])
  }
  const remove = (row: number) => {
    form.set(withoutRow(row))
    addButton.current?.focus()
  }
  return (
    <section>
      <Group
        gap={12}
        align="baseline"
        justify="space-between"
        wrap="nowrap"
        mb={8}
        className="small"
      >
        <Box component="h3" c="var(--ps-text)" fz={13}>
          {t('prices.rows')}
        </Box>
        <span>{t('prices.appliesTo')}</span>
      </Group>
      {rows.map((row, index) => (
        <PriceRow
          key={row}
          form={form}
          prices={prices}
          row={row}
          autoFocus={added === undefined ? index === 0 : row === added}
          onRemove={rows.length > 1 ? () => remove(row) : undefined}
        />
      ))}
      <Button
        variant="default"
        mt={4}
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        onClick={add}
        ref={addButton}
      >
        {t('prices.addRow')}
      </Button>
    </section>
  )
}

interface RowProps extends Props {
  row: number
  autoFocus: boolean
  /** Removes the row; undefined for the last one, since a ladder needs a row. */
  onRemove: (() => void) | undefined
}

/** A row of the ladder: grade, price, remove button, and how the price changes. */
function PriceRow({ form, prices, row, autoFocus, onRemove }: RowProps) {
  const { t } = useTranslation()
  const id = useId()
  const grade = form.values[`grade ${row}`]
  const price = form.field(`price ${row}`)
  const old = priceInForce(prices, grade)
  const name = grade ?? '–'
  return (
    <div className={css.row}>
      {isNew(row) && <Grade form={form} row={row} autoFocus={autoFocus} />}
      <label htmlFor={id} className={isNew(row) ? 'sr-only' : undefined}>
        {t('prices.row', { g: name })}
      </label>
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

function Grade({ form, row, autoFocus }: Pick<RowProps, 'form' | 'row' | 'autoFocus'>) {
  const { t } = useTranslation()
  const id = useId()
  const { value = null, onChange, error } = form.field(`grade ${row}`)
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t('prices.grade')}
      </label>
      <NumberField
        id={id}
        value={value}
        onChange={onChange}
        error={isTwice(form.values, row) ? t('v.ladderDuplicate', { g: value }) : error}
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
    <span className={`${css.change} muted unbroken num`}>
      {isOther && (
        <>
          {t('prices.was', { price: money(old) })} <b>{difference(decimal(now).minus(old))}</b>
        </>
      )}
    </span>
  )
}

/** The fields for the steps above and below the ladder, and the premium price. */
export function TermFields({ form, prices }: Props) {
  const { t } = useTranslation()
  const hasSteps = prices.oProduct_price.length > 0
  const placeholder = (price: number) => t('v.priceEmpty', { price: money(price) })
  const step = (name: 'IncrementPrice' | 'DecrementPrice') => ({
    ...form.field(name),
    step: 0.01,
    required: !hasSteps,
    ...(hasSteps && { base: prices[name], placeholder: placeholder(prices[name]) }),
  })
  const { PremiumPrice: premium } = prices
  return (
    <Box pt={12} className="topped">
      <FieldGrid columns={3}>
        <MoneyField label={t('prices.increment')} {...step('IncrementPrice')} />
        <MoneyField label={t('prices.decrement')} {...step('DecrementPrice')} />
        <MoneyField
          label={t('prices.premium')}
          {...form.field('PremiumPrice')}
          step={0.01}
          base={premium ?? Number(USUAL_PREMIUM)}
          placeholder={
            premium === null
              ? t('prices.premium.unset', { price: money(USUAL_PREMIUM) })
              : placeholder(premium)
          }
        />
      </FieldGrid>
    </Box>
  )
}
