import { Button, Group, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconCloudRain, IconDroplet } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/client.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { LOAD_ORIGIN, LOAD_PRICES } from '../../rules/fields.ts'
import type { PalmRecord } from '../record.ts'
import css from './GradeDialog.module.css'
import { type GradeValues, initialValues } from './grade-form.ts'

const NAMES = [...LOAD_PRICES, ...LOAD_ORIGIN]

/** Rain and watering, and what is seldom filled in, folded. */
export function Conditions({ form, ticket }: { form: Form<GradeValues>; ticket: PalmRecord }) {
  return (
    <Details form={form} ticket={ticket}>
      <Toggle form={form} name="SysIsWatering" icon={<IconDroplet size={18} stroke={1.6} />} />
      <Toggle form={form} name="SysIsRaining" icon={<IconCloudRain size={18} stroke={1.6} />} />
    </Details>
  )
}

/** A checkbox for a condition of the load. */
function Toggle(props: {
  form: Form<GradeValues>
  name: 'SysIsWatering' | 'SysIsRaining'
  icon: ReactNode
}) {
  const { t } = useTranslation()
  const { value, onChange } = props.form.field(props.name)
  return (
    <Button
      variant={value === 1 ? 'light' : 'default'}
      aria-pressed={value === 1}
      leftSection={props.icon}
      onClick={() => onChange(value === 1 ? 0 : 1)}
    >
      {t(`evaluation.${props.name}`)}
    </Button>
  )
}

interface Props {
  form: Form<GradeValues>
  ticket: PalmRecord
  /** Stands before the fold. */
  children: ReactNode
}

/** What is seldom filled in: two prices and the origin of the load. Open where one of them is filled or wrong. */
function Details({ form, ticket, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const officer = useSession()?.officer
  const name = `${officer?.Name ?? ''} ${officer?.Lastname ?? ''}`
  const [isOpen, setOpen] = useState(() => isFilled(form.values, ticket))
  const shown = isOpen || NAMES.some((field) => form.field(field).error)
  return (
    <>
      <Group gap={8} wrap="nowrap" m="8px 0 0" className={css.conditions}>
        {children}
        <UnstyledButton
          className={`${css.fold} line text fill hovers`}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setOpen(!shown)}
        >
          <b>{t('evaluation.details')}</b>{' '}
          <span className="muted cut fill">
            {form.values.SysProductType} · {t('evaluation.officer')} {name}
          </span>
          <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
        </UnstyledButton>
      </Group>
      <div id={id} hidden={!shown}>
        {shown && (
          <>
            <div className={css.pair}>
              {LOAD_PRICES.map((price) => (
                <Stepper
                  key={price}
                  {...form.field(price)}
                  label={
                    <>
                      {t(`evaluation.${price}`)}{' '}
                      <span className="unit">({t('term.bahtPerKg')})</span>
                    </>
                  }
                  name={`${t(`evaluation.${price}`)} (${t('term.bahtPerKg')})`}
                  places={2}
                  step={0.05}
                  placeholder="0.00"
                />
              ))}
            </div>
            <Origin form={form} officer={name} />
          </>
        )}
      </div>
    </>
  )
}

/** Whether anything differs from what the ticket says by itself. */
function isFilled(values: GradeValues, ticket: PalmRecord): boolean {
  const bare = { ...ticket, ...Object.fromEntries(NAMES.map((name) => [name, null])) }
  const untouched = initialValues(bare)
  return NAMES.some((name) => (values[name] ?? '') !== (untouched[name] ?? ''))
}

/** The fields for the origin of the load, and the officer who grades it. */
function Origin({ form, officer }: { form: Form<GradeValues>; officer: string }) {
  const { t } = useTranslation()
  return (
    <div className={css.fields}>
      {LOAD_ORIGIN.map((field) => (
        <TextField
          key={field}
          label={t(`evaluation.${field}`)}
          placeholder={field === 'SysLandNumber' ? t(`evaluation.${field}.example`) : undefined}
          maxLength={200}
          {...form.field(field)}
        />
      ))}
      <TextField disabled label={t('evaluation.officer')} value={officer} onChange={() => {}} />
    </div>
  )
}
