import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../ui/form/use-form.ts'
import { useAct } from '../../../ui/use-act.ts'
import { calls } from '../../contract.ts'
import { type Forming, valuationOf } from '../price/forming.ts'
import type { PalmRecord } from '../record.ts'
import { type GradeValues, gradingOf } from './grade-form.ts'

interface Props {
  form: Form<GradeValues>
  correcting: boolean
  price?: Forming
  onClose: () => void
  onPrice: (record: PalmRecord) => void
}

/**
 * Saves a grade, alone or with the price that stood beside it. Where the price is then refused the grade stands,
 * and the price dialog opens with what is so now.
 */
export function useGrading({ form, correcting, price, onClose, onPrice }: Props) {
  const { t } = useTranslation()
  const valuing = useRef(false)
  const graded = useRef<PalmRecord>(undefined)
  const valuation = useAct(calls.valuation, {
    done: t('done.valued'),
    onDone: onClose,
    onRefused: () => graded.current && onPrice(graded.current),
  })
  const onDone = (record: PalmRecord) => {
    graded.current = record
    if (valuing.current && price) void valuation.run(valuationOf(record, price))
    else onClose()
  }
  const after = { onDone, onRefused: form.refused }
  const evaluate = useAct(calls.evaluate, { ...after, done: t('done.evaluated') })
  const correct = useAct(calls.correctGrade, { ...after, done: t('done.gradeCorrectedPriceVoid') })
  const submit = (andValue: boolean) => {
    valuing.current = andValue
    return form.submit((values) =>
      correcting ? correct.run(values) : evaluate.run(gradingOf(values)),
    )
  }
  return {
    running: evaluate.running || correct.running || valuation.running,
    save: () => submit(false),
    saveAndValue: () => submit(true),
  }
}
