import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { ChoiceField, SegmentField, TextField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import type { FieldProps, Form } from '../../../ui/form/use-form.ts'
import css from './HeaderFields.module.css'
import {
  DIMENSIONS,
  type Environment,
  type NewHeader,
  siteOf,
  TERMS,
  THRESHOLDS,
} from './new-header.ts'

interface Props {
  form: Form<NewHeader>
  /** The choices; until they have come each field offers what stands in it. */
  environment?: Environment
  /** The vendor's financial dimension 7. */
  d7: string
}

/** Everything of a new order but its vendor, in the order in which one would change it. */
export function HeaderFields(props: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Place {...props} />
      <Section title={t('new.quality')}>
        <Thresholds {...props} />
      </Section>
      <Section title={t('new.conditions')}>
        <FieldGrid>
          {TERMS.map((name) => (
            <TextField key={name} label={t(`new.${name}`)} {...text(props.form, name)} />
          ))}
        </FieldGrid>
      </Section>
      <Section title={t('new.dimensions')}>
        <Dimensions {...props} />
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

function Place({ form, environment }: Props) {
  const { t } = useTranslation()
  const { pono_seq = [], location = [], warehouse = [] } = environment ?? {}
  const sequences = pono_seq.map(({ NumberSequenceGroup, Name }) =>
    choice(NumberSequenceGroup, Name),
  )
  const site = siteOf(environment, form.values)
  return (
    <div className={css.section}>
      <FieldGrid>
        <ChoiceField
          label={t('new.sequence')}
          choices={having(sequences, form.values.PONO_SEQ)}
          {...text(form, 'PONO_SEQ')}
        />
        <div>
          <div className={css.label}>{t('new.inclTax')}</div>
          <SegmentField
            label={t('new.inclTax')}
            choices={['No', 'Yes'].map((value) => ({ value, label: t(`new.inclTax.${value}`) }))}
            {...(form.field('InclTax') as FieldProps<string>)}
          />
        </div>
        <ChoiceField
          label={t('new.warehouse')}
          choices={having(
            warehouse.map(({ WarehouseID, WarehouseName }) => choice(WarehouseID, WarehouseName)),
            form.values.Warehouse,
          )}
          {...text(form, 'Warehouse')}
          onChange={(Warehouse) => form.set({ Warehouse, Site: '' })}
        />
        <ChoiceField
          label={t('new.site')}
          choices={having(
            location.map(({ SiteID, SiteName }) => choice(SiteID, SiteName)),
            site,
          )}
          {...text(form, 'Site')}
          value={site}
        />
        <DateField label={t('new.dateOfUse')} {...day(form, 'DateOfUse')} />
        <DateField label={t('new.dateOfExpire')} {...day(form, 'DateofExpire')} />
      </FieldGrid>
    </div>
  )
}

function Thresholds({ form }: Props) {
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
          {...(form.field(name) as FieldProps<number | null>)}
        />
      ))}
    </div>
  )
}

function Dimensions({ form, environment, d7 }: Props) {
  const { t } = useTranslation()
  return (
    <div className={css.four}>
      {DIMENSIONS.map((n) => {
        const options = (environment?.[`aFD${n}`] ?? []).map((option) =>
          choice(option.DimensionValue),
        )
        return (
          <ChoiceField
            key={n}
            label={`D${n}`}
            choices={having(options, form.values[`FinDim${n}`])}
            {...text(form, `FinDim${n}`)}
          />
        )
      })}
      <TextField label={t('new.d7')} disabled value={d7} onChange={() => undefined} />
    </div>
  )
}

function choice(value: string, name?: string) {
  return { value, label: name ? `${value} ${name}` : value }
}

/** The choices, and the present value among them even where the reference data lack it. */
function having(choices: { value: string; label: string }[], value: string | null | undefined) {
  const missing = value && !choices.some((option) => option.value === value)
  return missing ? [choice(value), ...choices] : choices
}

function text(form: Form<NewHeader>, name: keyof NewHeader & string) {
  return form.field(name) as FieldProps<string>
}

function day(form: Form<NewHeader>, name: 'DateOfUse' | 'DateofExpire') {
  return form.field(name) as FieldProps<string | null>
}
