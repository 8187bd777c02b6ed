import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/thai-date.ts'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { CodeField, choice } from './CodesToChoose.tsx'
import css from './HeaderFields.module.css'
import { fieldOf, type HeaderProps, siteOf } from './new-header.ts'

/** Number sequence, warehouse with its site, and dates of an order. */
export function Place(props: HeaderProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { form, environment, isNumbered } = props
  const { location = [] } = environment ?? {}
  const { DateOfUse } = form.values
  const site = siteOf(environment, form.values)
  const dayWords = (day: string | null) => (day ? formatDay(day, 'short', language) : '')
  const sites = location.map((row) => choice(row.SiteID, row.SiteName))
  return (
    <div className={css.section}>
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
    </div>
  )
}

function InclTax(props: HeaderProps) {
  const { t } = useTranslation()
  const words = (value: string) => t(value === 'Yes' ? 'new.inclTax.Yes' : 'new.inclTax.No')
  return (
    <div>
      <div className={css.label}>{t('new.inclTax')}</div>
      <SegmentField
        label={t('new.inclTax')}
        choices={['No', 'Yes'].map((value) => ({ value, label: words(value) }))}
        {...fieldOf<string>(props, 'InclTax', words)}
      />
    </div>
  )
}
