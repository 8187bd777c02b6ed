import { Button } from '@mantine/core'
import { IconCloudRain, IconDroplet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../ui/form/use-form.ts'
import type { PalmRecord } from '../record.ts'
import { Details } from './Details.tsx'
import type { GradeValues } from './grade-form.ts'

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
