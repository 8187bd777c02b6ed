import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { useLanguage } from '../../../ui/language.ts'
import { asksForTruck, isOdd } from '../../rules/faults.ts'
import { SENT_FIELDS } from '../../rules/fields.ts'
import { type Fixed, firstOf } from './fix-form.ts'
import { type Refused, textAt, type WireField } from './sent.ts'

/** Whose palm it is, the way in, the way out, and what else was sent. */
const ORDER = [
  'CarRegister',
  'WeightScaleIDIn',
  'CustomerDataID',
  'CustomerName',
  'ProductDataID',
  'ProductTypeName',
  'WeightIn',
  'WeightTimeIn',
  'WeightOut',
  'WeightTimeOut',
  'SequenceWeightOut',
  'UserLogInDataIDIn',
  'Remark1',
] as const satisfies readonly WireField[]

const REQUIRED: readonly WireField[] = [
  'CarRegister',
  'WeightScaleIDIn',
  'CustomerDataID',
  'CustomerName',
  'ProductDataID',
  'WeightIn',
  'WeightTimeIn',
]

interface Props {
  form: Form<Fixed>
  refused: Refused
}

/** The fields of a ticket; below the one that is wrong stands what was sent. */
export function FixFields({ form, refused }: Props) {
  return (
    <FieldGrid>
      {ORDER.map((name) => (
        <OneField key={name} name={name} form={form} refused={refused} />
      ))}
    </FieldGrid>
  )
}

function isQuestion(code: string): boolean {
  return isOdd(code) || asksForTruck(code)
}

function OneField({ name, form, refused }: Props & { name: WireField }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isWrong = refused.Field === name
  const isTime = name === 'WeightTimeIn' || name === 'WeightTimeOut'
  const sent = (isTime ? `${firstOf(refused, name, language)}` : textAt(refused, name)).trim()
  const shared = {
    label: t(SENT_FIELDS[name].word),
    required: REQUIRED.includes(name),
    // A question has the focus itself.
    autoFocus: refused.Field ? isWrong && !isQuestion(refused.Code) : name === ORDER[0],
    description: isWrong
      ? t('refused.sent.of', { value: sent.slice(0, 60) || t('refused.empty') })
      : undefined,
  }
  if (name === 'WeightIn' || name === 'WeightOut') {
    return <NumberField places={2} min={0} unit={t('term.kg')} {...shared} {...form.field(name)} />
  }
  // It stays the ticket that it is.
  const isFixed = name === 'WeightScaleIDIn' && refused.WeightScaleIDIn !== null
  return (
    <TextField
      placeholder={isTime ? t('refused.timeHint') : undefined}
      disabled={isFixed}
      {...shared}
      {...form.field(name)}
    />
  )
}
