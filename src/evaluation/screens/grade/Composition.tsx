import { useTranslation } from 'react-i18next'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { percent } from '../../../ui/format.ts'
import css from './GradeDialog.module.css'
import { type GradeValues, PERCENTS, totalOf } from './grade-form.ts'

const PRICES = ['SysPalmPriceBunch', 'SysPalmPriceLoose'] as const
type Name = (typeof PERCENTS | typeof PRICES)[number] | 'SysBunchWeight'

/** The fields for the composition of the load in percent, bunch weight, and the two bunch prices. */
export function Composition({ form }: { form: Form<GradeValues> }) {
  const { t } = useTranslation()
  const words = (name: Name) => t(`evaluation.${name}`)
  return (
    <section>
      <div className={css.heading}>
        <h3>{t('evaluation.composition')}</h3>
        <Total values={form.values} />
      </div>
      <div className={css.composition}>
        {PERCENTS.map((name) => (
          <Stepper
            key={name}
            {...form.field(name)}
            label={words(name)}
            name={words(name)}
            places={2}
            step={0.5}
            max={100}
            unit="%"
            placeholder="0.00"
          />
        ))}
        <Stepper
          {...form.field('SysBunchWeight')}
          label={<Unit words={words('SysBunchWeight')} unit={t('term.kg')} />}
          name={words('SysBunchWeight')}
          places={2}
          step={0.5}
          placeholder="0.00"
        />
        {PRICES.map((name) => (
          <Stepper
            key={name}
            {...form.field(name)}
            label={<Unit words={words(name)} unit={t('term.bahtPerKg')} />}
            name={`${words(name)} (${t('term.bahtPerKg')})`}
            places={2}
            step={0.05}
            placeholder="0.00"
          />
        ))}
      </div>
    </section>
  )
}

/** The sum of the percents; above 100 it is highlighted, but not refused. */
function Total({ values }: { values: GradeValues }) {
  const { t } = useTranslation()
  const total = totalOf(values)
  const over = total.gt(100)
  return (
    <span className={`${css.total} num`} data-over={over || undefined}>
      {t('term.total')} <b>{percent(total)}%</b> {over && t('evaluation.overWhole')}
    </span>
  )
}

function Unit({ words, unit }: { words: string; unit: string }) {
  return (
    <>
      {words} <span className="unit">({unit})</span>
    </>
  )
}
