import { Button } from '@mantine/core'
import { IconCloudRain, IconDroplet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LongTextField } from '../../../ui/form/fields.tsx'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { whole } from '../../../ui/format.ts'
import { usePrice } from '../price/forming.ts'
import { PriceSide } from '../price/PriceSide.tsx'
import { type PalmRecord, ticketName } from '../record.ts'
import { Composition } from './Composition.tsx'
import { GradeChoice } from './GradeChoice.tsx'
import css from './GradeDialog.module.css'
import { beginning, type GradeValues, gradeSchema } from './grade-form.ts'
import { Origin } from './Origin.tsx'
import { ReturnFields, ReturnSwitch } from './Return.tsx'
import { useGrading } from './use-grading.ts'

interface Props {
  record: PalmRecord
  /** The ticket is graded; a reason is asked and its price becomes void. */
  correcting: boolean
  onClose: () => void
  /** The grade is saved, the price still to be settled. */
  onPrice: (record: PalmRecord) => void
}

/** The grade check: what the load is made of at the left, the price as it forms at the right. */
export function GradeDialog({ record, correcting, onClose, onPrice }: Props) {
  const { t } = useTranslation()
  const form = useForm<GradeValues>(beginning(record), gradeSchema(correcting))
  const { SysProductGrade, SysPalmReturn } = form.values
  const { price, error } = usePrice(record, SysProductGrade)
  const work = useGrading({ form, correcting, price, onClose, onPrice })
  const title = correcting ? 'evaluation.correctGrade.title' : 'evaluation.grade.title'
  return (
    <Dialog
      width={952}
      title={t(title, { ticket: ticketName(record) })}
      about={aboutOf(record)}
      facts={<Weights record={record} />}
      onClose={onClose}
      dirty={form.dirty}
      busy={work.running}
      onSubmit={price ? work.saveAndValue : work.save}
      side={
        <PriceSide
          record={record}
          gradePercent={SysProductGrade}
          isReturn={SysPalmReturn === 1}
          price={price}
          error={error}
        />
      }
      buttons={
        <>
          <Button variant="default" disabled={work.running} onClick={work.save}>
            {t('evaluation.saveGrade')}
          </Button>
          <Button type="submit" loading={work.running} disabled={!price}>
            {t('evaluation.saveAndValue')}
          </Button>
        </>
      }
    >
      <GradeChoice form={form} />
      <Composition form={form} />
      <div className={css.conditions}>
        <ReturnSwitch form={form} />
        <div className={css.weather}>
          <Toggle form={form} name="SysIsWatering" icon={<IconDroplet size={18} stroke={1.6} />} />
          <Toggle form={form} name="SysIsRaining" icon={<IconCloudRain size={18} stroke={1.6} />} />
        </div>
      </div>
      {SysPalmReturn === 1 && <ReturnFields form={form} />}
      <Origin form={form} record={record} />
      {correcting && (
        <LongTextField
          required
          label={t('evaluation.correctionReason')}
          maxLength={500}
          {...form.field('Reason')}
        />
      )}
    </Dialog>
  )
}

/** Whose load it is, and what it weighed. */
function aboutOf(record: PalmRecord): string {
  return `${record.CustomerName} AVL ${record.AVL} · ${record.CarRegister} · ${record.ProductDataID}`
}

function Weights({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  return (
    <span className="num">
      {t('evaluation.weights', { in: whole(record.WeightIn), out: whole(record.WeightOut) })}
      <br />
      <b>{t('evaluation.weights.net', { net: whole(record.WeightNet) })}</b>
    </span>
  )
}

/** A condition of the load, on or off. */
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
