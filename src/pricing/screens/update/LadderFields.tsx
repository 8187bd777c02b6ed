import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../ui/form/use-form.ts'
import type { Prices } from '../prices.ts'
import { PriceRow } from './PriceRow.tsx'
import css from './UpdatePrice.module.css'
import { newRow, type PriceValues, rowsOf, withoutRow } from './values.ts'

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
    setAdded(rowsOf(fields as PriceValues)[0])
  }
  const remove = (row: number) => {
    form.set(withoutRow(row))
    addButton.current?.focus()
  }
  return (
    <section>
      <div className={css.heading}>
        <h3>{t('prices.rows')}</h3>
        <span>{t('prices.appliesTo')}</span>
      </div>
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
        className={css.add}
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        onClick={add}
        ref={addButton}
      >
        {t('prices.addRow')}
      </Button>
    </section>
  )
}
