import { Button } from '@mantine/core'
import { IconCloudRain, IconDroplet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../ui/form/use-form.ts'
import css from './GradeDialog.module.css'
import type { GradeValues } from './grade-form.ts'
import { ReturnFields, ReturnSwitch } from './Return.tsx'

/** The fields for returned palm, with reason and weight, and for rain and watering. */
export function Conditions({ form, chosen }: { form: Form<GradeValues>; chosen?: number }) {
  return (
    <>
      <div className={css.conditions}>
        <ReturnSwitch form={form} chosen={chosen} />
        <div className={css.weather}>
          <Toggle form={form} name="SysIsWatering" icon={<IconDroplet size={18} stroke={1.6} />} />
          <Toggle form={form} name="SysIsRaining" icon={<IconCloudRain size={18} stroke={1.6} />} />
        </div>
      </div>
      {form.values.SysPalmReturn === 1 && <ReturnFields form={form} />}
    </>
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
