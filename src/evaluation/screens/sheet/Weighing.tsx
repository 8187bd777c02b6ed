import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../ui/language.ts'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import type { PalmRecord } from '../record.ts'
import { type Field, fieldWord, valueWords } from './fields.ts'
import css from './TicketSheet.module.css'

/** Seller, truck, times and weights. */
export function Weighing({ weight }: { weight: PalmRecord }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={css.heading}>{t('sheet.weighing')}</h3>
      <FactsGrid columns={3} facts={useFacts(weight)} />
    </section>
  )
}

function useFacts(weight: PalmRecord) {
  const { t } = useTranslation()
  const language = useLanguage()
  const fact = (field: Field & keyof PalmRecord) => ({
    label: fieldWord(t, field),
    value: valueWords(t, language, field, weight[field]),
  })
  const coded = (label: string, code: string, name: string) => ({
    label,
    value: <CodeAndName code={code} name={name} />,
  })
  const tare = valueWords(t, language, 'WeightNet', weight.VehicleLightWeight)
  return [
    coded(t('evaluation.seller'), weight.AVL, weight.CustomerName),
    fact('CarRegister'),
    coded(t('term.product'), weight.ProductDataID, weight.ProductTypeName),
    fact('WeightIn'),
    { ...fact('WeightOut'), ...(weight.WeightOut === null && { value: t('sheet.notOut') }) },
    fact('WeightNet'),
    fact('WeightTimeIn'),
    fact('WeightTimeOut'),
    { label: t('term.tare'), value: tare },
    { label: t('term.scaleId'), value: weight.WeightScaleIDIn },
    fact('UserLogInDataIDIn'),
    fact('Remark1'),
  ]
}
