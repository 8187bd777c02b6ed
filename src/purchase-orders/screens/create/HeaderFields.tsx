import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { LongTextField } from '../../../ui/form/LongTextField.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { money } from '../../../ui/format.ts'
import { TERMS, THRESHOLDS } from '../../rules/fields.ts'
import { CodeField, CodesToChoose } from './CodesToChoose.tsx'
import css from './HeaderFields.module.css'
import { codesToChoose, DIMENSIONS, fieldOf, type HeaderProps } from './new-header.ts'
import { Place } from './Place.tsx'

/** The fields of a new order besides its vendor, those that are changed most often first. */
export function HeaderFields({ d7, ...props }: HeaderProps & { d7: string }) {
  const { t } = useTranslation()
  const { form, environment, isNumbered } = props
  const open = codesToChoose(form.values, environment)
  return (
    <>
      <CodesToChoose names={open.filter((name) => !isNumbered || name !== 'PONO_SEQ')} />
      <Place {...props} />
      <Section title={t('new.quality')}>
        <Quality {...props} />
      </Section>
      <Section title={t('new.conditions')}>
        <Terms {...props} />
      </Section>
      <Section title={t('new.dimensions')}>
        <Dimensions {...props} d7={d7} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Quality(props: HeaderProps) {
  const { t } = useTranslation()
  return (
    <div className={css.four}>
      {THRESHOLDS.map((name) => (
        <NumberField
          key={name}
          label={t(`new.${name}`)}
          places={2}
          step={0.01}
          min={0}
          {...fieldOf<number | null>(props, name, money)}
        />
      ))}
    </div>
  )
}

function Terms(props: HeaderProps) {
  const { t } = useTranslation()
  return (
    <FieldGrid>
      {TERMS.filter((name) => name !== 'Condition').map((name) => (
        <TextField key={name} label={t(`new.${name}`)} {...fieldOf<string>(props, name)} />
      ))}
      <div className={css.whole}>
        <LongTextField label={t('new.Condition')} {...fieldOf<string>(props, 'Condition')} />
      </div>
    </FieldGrid>
  )
}

/** The order's own six financial dimensions, and the seventh, which is the vendor's. */
function Dimensions({ d7, ...props }: HeaderProps & { d7: string }) {
  const { t } = useTranslation()
  return (
    <div className={css.four}>
      {DIMENSIONS.map((n) => (
        <CodeField {...props} key={n} name={`FinDim${n}`} />
      ))}
      <TextField label={t('new.d7')} disabled value={d7} onChange={() => undefined} />
    </div>
  )
}
