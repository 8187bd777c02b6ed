import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { NoBreak } from '../../../ui/NoBreak.tsx'
import type { PalmRecord } from '../record.ts'
import { useFieldWords } from '../sheet/fields.ts'
import type { Sheet } from '../sheet/reading-differences.ts'
import css from './WeightsTable.module.css'
import { netOf, type Weights } from './weights-form.ts'

interface Props {
  form: Form<Weights>
  weight: PalmRecord
  /** The latest values of the scale itself; undefined while they load. */
  reading: Sheet['reading'] | undefined
}

/** A table of plate and weights: as the scale sent them, as they are now, and as they will be. */
export function WeightsTable(props: Props) {
  const { t } = useTranslation()
  const { value } = useFieldWords()
  const { form } = props
  const id = useId()
  return (
    <table className={`${css.weights} plain-table breaks num`} aria-label={t('weights.update')}>
      <thead>
        <tr>
          <th scope="col">{t('corrections.field')}</th>
          <th scope="col">{t('sheet.readings.scale')}</th>
          <th scope="col">{t('corrections.present')}</th>
          <th scope="col">{t('weights.new')}</th>
        </tr>
      </thead>
      <tbody>
        <Row {...props} field="CarRegister" id={`${id}plate`}>
          <TextField
            autoFocus
            required
            id={`${id}plate`}
            maxLength={100}
            {...form.field('CarRegister')}
          />
        </Row>
        <Row {...props} field="WeightIn" id={`${id}in`}>
          <Kilograms id={`${id}in`} {...form.field('WeightIn')} />
        </Row>
        <Row {...props} field="WeightOut" id={`${id}out`}>
          <Kilograms id={`${id}out`} {...form.field('WeightOut')} />
        </Row>
        <Row {...props} field="WeightNet" id={`${id}net`}>
          <output id={`${id}net`}>{value('WeightNet', netOf(form.values))}</output>
        </Row>
      </tbody>
    </table>
  )
}

interface RowProps extends Props {
  field: 'CarRegister' | 'WeightIn' | 'WeightOut' | 'WeightNet'
  /** The field for the new value. */
  id: string
  children: ReactNode
}

function Row({ weight, reading, field, id, children }: RowProps) {
  const { word, value } = useFieldWords()
  return (
    <tr data-wide={field === 'CarRegister' || undefined}>
      <th scope="row">
        <label htmlFor={id}>{word(field)}</label>
      </th>
      <td>
        <NoBreak words={value(field, reading?.[field])} />
      </td>
      <td>
        <NoBreak words={value(field, weight[field])} />
      </td>
      <td>{children}</td>
    </tr>
  )
}

function Kilograms(props: {
  id: string
  value: number | null
  onChange: (value: number | null) => void
  error?: string
}) {
  const { t } = useTranslation()
  return <NumberField required unit={t('term.kg')} min={0} {...props} />
}
