import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { day } from '../../../platform/call.ts'
import { CallError, useCall } from '../../../platform/client.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { calls } from '../../contract.ts'
import { isUnusualYield, USUAL_YIELD } from '../../rules/palm.ts'
import { Recorded, type RecordedYield, ReplaceQuestion } from './Recorded.tsx'

const yieldForm = z.object({
  RecordDate: day.refine((date) => date <= businessDay(new Date()), { error: 'v.dayToCome' }),
  YieldPercent: calls.saveYield.input.shape.YieldPercent,
})

interface Typed {
  RecordDate: string | null
  YieldPercent: number | null
}

/** Records what a day's palm gave; asks before it takes the place of what was recorded. */
export function RecordYield({ day: first, onClose }: { day: string; onClose: () => void }) {
  const { t } = useTranslation()
  const today = businessDay(new Date())
  const form = useForm<Typed>(
    { RecordDate: first > today ? today : first, YieldPercent: null },
    yieldForm,
  )
  const { RecordDate, YieldPercent } = form.values
  const query = useRecorded(RecordDate)
  const recorded = query.data
  /** What the question names: a save over anything newer is refused. */
  const [replacing, setReplacing] = useState<RecordedYield>()
  const [overtaken, setOvertaken] = useState<string>()
  const act = useAct(calls.saveYield, {
    done: t('done.yieldSaved'),
    onDone: onClose,
    onRefused: (error) => {
      setReplacing(undefined)
      form.refused(error)
      if (!(error instanceof CallError && error.code === 'sys.stale')) return false
      setOvertaken(error.message)
      void query.refetch()
      return true
    },
  })
  const save = (over: RecordedYield) => {
    if (RecordDate === null || YieldPercent === null) return
    setOvertaken(undefined)
    const { Version } = over
    return act.run({ RecordDate, ProductKey: 'CPO', YieldPercent, Version })
  }
  const submit = () => {
    if (!recorded) return
    const isNew = recorded.YieldPercent === null || recorded.YieldPercent === YieldPercent
    if (isNew) return save(recorded)
    setReplacing(recorded)
  }
  const isUnusual = YieldPercent !== null && isUnusualYield(YieldPercent)
  return (
    <Dialog
      title={t('yield.record')}
      onClose={onClose}
      dirty={form.dirty}
      busy={act.running}
      onSubmit={() => form.submit(submit)}
      buttons={
        <Button
          type="submit"
          loading={act.running}
          disabled={RecordDate !== null && query.isPending}
        >
          {t('yield.save')}
        </Button>
      }
      question={
        replacing && (
          <ReplaceQuestion
            day={RecordDate ?? ''}
            before={replacing}
            after={YieldPercent ?? 0}
            running={act.running}
            onYes={() => save(replacing)}
            onNo={() => setReplacing(undefined)}
          />
        )
      }
    >
      {overtaken && <Banner attention>{overtaken}</Banner>}
      <FieldGrid columns={1}>
        <DateField required label={t('yield.date')} max={today} {...form.field('RecordDate')} />
        <NumberField
          autoFocus
          required
          label={t('yield.percent')}
          places={2}
          step={0.05}
          base={USUAL_YIELD.least}
          unit="%"
          {...form.field('YieldPercent')}
        />
      </FieldGrid>
      {query.error ? (
        <ErrorState error={query.error} retry={query.refetch} />
      ) : (
        <Recorded recorded={recorded} />
      )}
      {isUnusual && <Banner attention>{t('yield.unusual', USUAL_YIELD)}</Banner>}
    </Dialog>
  )
}

/** What is recorded of a day; nothing is asked while there is no day. */
function useRecorded(RecordDate: string | null) {
  const asked = { RecordDate: RecordDate ?? '', ProductKey: 'CPO' as const }
  return useCall(calls.getYield, asked, { enabled: RecordDate !== null, keepPrevious: false })
}
