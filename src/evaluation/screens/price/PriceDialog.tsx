import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed, CallError } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { LongTextField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/NumberField.tsx'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { money } from '../../../ui/format.ts'
import { levelWords } from '../../../ui/level.ts'
import { sentence } from '../../../ui/sentence.ts'
import { useAct } from '../../../ui/use-act.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { netPrice, sameTerms } from '../../rules.ts'
import { type PalmRecord, ticketName } from '../record.ts'
import { type Forming, usePrice, valuationOf } from './forming.ts'
import css from './PriceDialog.module.css'
import { Line, Payment, Recorded, Source } from './PriceSide.tsx'
import { fieldsOf, givenTerms, type PriceValues, schemaOf, termsOf } from './price-form.ts'

interface Props {
  record: PalmRecord
  /** The ticket has a price; a reason is asked. */
  correcting: boolean
  onClose: () => void
  /** Goes back to the grade. */
  onGrade: () => void
}

/** The price of a graded ticket: what the rules reckon, and for managers the way to set another. */
export function PriceDialog(props: Props) {
  const { t } = useTranslation()
  const { record, correcting, onClose } = props
  const { price, error, refetch } = usePrice(record, record.SysProductGrade ?? 0)
  const title = correcting ? 'evaluation.correctPrice.title' : 'evaluation.price.title'
  if (price) {
    return <Terms key={price.version} {...props} price={price} onStale={refetch} />
  }
  return (
    <Dialog title={t(title, { ticket: ticketName(record) })} onClose={onClose}>
      <p className={css.missing}>{error ? sentence(t, error) : t('ui.loading')}</p>
    </Dialog>
  )
}

function Terms({
  record,
  correcting,
  onClose,
  onGrade,
  price,
  onStale,
}: Props & { price: Forming; onStale: () => unknown }) {
  const { t } = useTranslation()
  const [computed, setComputed] = useState<Valuation>(() => valuationOf(record, price))
  const form = useForm<PriceValues>(
    { ...fieldsOf(computed), Reason: '' },
    schemaOf(computed, correcting),
  )
  const given = givenTerms(form.values, computed)
  const differs = !sameTerms(termsOf(given), termsOf(computed))
  const refused = (error: unknown) => {
    form.refused(error)
    if (!(error instanceof CallError && error.code === 'price.changed')) return
    const now = { ...computed, ...(error.present as Partial<Valuation>) }
    setComputed(now)
    form.reset({ ...fieldsOf(now), Reason: form.values.Reason })
    onStale()
  }
  const after = { done: t('done.valued'), onDone: onClose, onRefused: refused }
  const value = useAct(calls.valuation, after)
  const correct = useAct(calls.correctPrice, after)
  const save = ({ Reason }: PriceValues) => {
    const input = { ...given, ...(differs && { OverrideReason: Reason }) }
    return correcting
      ? correct.run({ ...input, Reason, Version: record.Version })
      : value.run(input)
  }
  const running = value.running || correct.running
  const title = correcting ? 'evaluation.correctPrice.title' : 'evaluation.price.title'
  return (
    <Dialog
      width={640}
      title={t(title, { ticket: ticketName(record) })}
      about={`${record.CustomerName} AVL ${record.AVL} · ${record.CarRegister} · ${record.ProductDataID}`}
      onClose={onClose}
      dirty={form.dirty}
      busy={running}
      onSubmit={() => form.submit(save)}
      result={<Net given={given} />}
      buttons={
        <>
          {!correcting && allowed(calls.correctGrade) && (
            <Button variant="default" disabled={running} onClick={onGrade}>
              {t('evaluation.correctGrade')}
            </Button>
          )}
          <Button type="submit" loading={running}>
            {t(correcting ? 'evaluation.correctPrice' : 'evaluation.price')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {correcting && <Line label={t('evaluation.oldPrice')} value={money(record.SysPrice)} />}
        <Fields record={record} form={form} computed={computed} />
        {(differs || correcting) && (
          <LongTextField
            required
            label={t('evaluation.overrideReason')}
            maxLength={200}
            {...form.field('Reason')}
          />
        )}
        <Payment record={record} terms={termsOf(given)} />
        <Source record={record} price={price} />
        <Recorded record={record} isReturn={record.SysPalmReturn === 1} />
      </div>
    </Dialog>
  )
}

/** The three terms, to be set by those who may correct a price and to be read by everybody else. */
function Fields({
  record,
  form,
  computed,
}: {
  record: PalmRecord
  form: Form<PriceValues>
  computed: Valuation
}) {
  const { t } = useTranslation()
  const disabled = !allowed(calls.correctPrice)
  const kept = (value: number) => t('v.priceEmpty', { price: money(value) })
  return (
    <FieldGrid columns={3}>
      <MoneyField
        autoFocus={!disabled}
        disabled={disabled}
        label={t('evaluation.gradePrice', { g: record.SysProductGrade })}
        placeholder={kept(computed.SysValuationPrice)}
        {...form.field('SysValuationPrice')}
      />
      <MoneyField
        disabled={disabled}
        label={t('evaluation.level', { level: levelWords(t, record.CustomerLevelName) })}
        placeholder={kept(computed.SysValuationLevelPrice)}
        {...form.field('SysValuationLevelPrice')}
      />
      <MoneyField
        disabled={disabled}
        label={t('evaluation.premium')}
        placeholder={kept(computed.SysValuationPremium)}
        {...form.field('SysValuationPremium')}
      />
    </FieldGrid>
  )
}

function Net({ given }: { given: Valuation }) {
  const { t } = useTranslation()
  return (
    <span className={`${css.net} num`}>
      {t('evaluation.netPrice')} <b>{money(netPrice(termsOf(given)))}</b>{' '}
      {t('evaluation.bahtPerKg')}
    </span>
  )
}
