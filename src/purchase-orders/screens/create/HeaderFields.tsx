import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/thai-date.ts'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { LongTextField } from '../../../ui/form/LongTextField.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { TERMS, THRESHOLDS } from '../../rules/fields.ts'
import { CodeField, CodesToChoose, choice } from './CodesToChoose.tsx'
import css from './HeaderFields.module.css'
import { codesToChoose, DIMENSIONS, fieldOf, type HeaderProps, siteOf } from './new-header.ts'

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
    <Box component="section" mt={18}>
      <Box component="h3" fz={14} lh="22px" m="0 0 8px" pt={12} className="topped">
        {title}
      </Box>
      {children}
    </Box>
  )
}

/** Number sequence, warehouse with its site, and dates of an order. */
function Place(props: HeaderProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { form, environment, isNumbered } = props
  const { location = [] } = environment ?? {}
  const { DateOfUse } = form.values
  const site = siteOf(environment, form.values)
  const dayWords = (day: string | null) => (day ? formatDay(day, 'short', language) : '')
  const sites = location.map((row) => choice(row.SiteID, row.SiteName))
  return (
    <Box mt={18}>
      <FieldGrid>
        {!isNumbered && <CodeField {...props} name="PONO_SEQ" />}
        <InclTax {...props} />
        <CodeField {...props} name="Warehouse" />
        <TextField
          disabled
          label={t('new.site')}
          description={t('new.site.ofWarehouse')}
          value={sites.find(({ value }) => value === site)?.label ?? site}
          onChange={() => undefined}
        />
        <DateField label={t('new.dateOfUse')} {...fieldOf(props, 'DateOfUse', dayWords)} />
        <DateField
          label={t('new.dateOfExpire')}
          min={DateOfUse || undefined}
          {...fieldOf(props, 'DateofExpire', dayWords)}
        />
      </FieldGrid>
    </Box>
  )
}

function InclTax(props: HeaderProps) {
  const { t } = useTranslation()
  const words = (value: string) => t(value === 'Yes' ? 'new.inclTax.Yes' : 'new.inclTax.No')
  return (
    <div>
      <Box fz={12} lh="18px" mb={3} className="medium">
        {t('new.inclTax')}
      </Box>
      <SegmentField
        label={t('new.inclTax')}
        choices={['No', 'Yes'].map((value) => ({ value, label: words(value) }))}
        {...fieldOf<string>(props, 'InclTax', words)}
      />
    </div>
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
      <div style={{ gridColumn: '1 / -1' }}>
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
