import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { day } from '../../../platform/call.ts'
import { CallError, useCall } from '../../../platform/client.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useAct } from '../../../ui/use-act.ts'
import { calls } from '../../contract.ts'
import type { RecordedYield } from './Recorded.tsx'

const yieldForm = z.object({
  RecordDate: day.refine((date) => date <= businessDay(new Date()), { error: 'v.dayToCome' }),
  YieldPercent: calls.saveYield.input.shape.YieldPercent,
})

interface Typed {
  RecordDate: string | null
  YieldPercent: number | null
}

/**
 * The form of a yield, beside what is recorded of its day. `replacing` is the record that a save would take the place
 * of, to be asked about; a save over anything newer is refused, and `overtaken` says by whom.
 */
export function useRecordYield(first: string, onClose: () => void) {
  const form = useForm<Typed>({ RecordDate: first, YieldPercent: null }, yieldForm)
  const recorded = useRecorded(form.values.RecordDate)
  const [replacing, setReplacing] = useState<RecordedYield>()
  const [overtaken, setOvertaken] = useState<string>()
  const act = useSaveYield(onClose, (error) => {
    setReplacing(undefined)
    form.refused(error)
    if (!(error instanceof CallError && error.code === 'sys.stale')) return false
    setOvertaken(error.message)
    void recorded.refetch()
    return true
  })
  const save = ({ Version }: RecordedYield) => {
    setOvertaken(undefined)
    const { RecordDate, YieldPercent } = form.values
    if (RecordDate === null || YieldPercent === null) return
    return act.run({ RecordDate, ProductKey: 'CPO', YieldPercent, Version })
  }
  const saveOrAsk = async () => {
    // Whoever types a day and saves at once is faster than the answer to what is recorded of it.
    const stands = recorded.data ?? (await recorded.refetch()).data
    const isOther = stands && ![null, form.values.YieldPercent].includes(stands.YieldPercent)
    if (isOther) setReplacing(stands)
    else if (stands) await save(stands)
  }
  return {
    form,
    recorded,
    overtaken,
    replacing,
    running: act.running,
    submit: () => form.submit(saveOrAsk),
    replace: () => replacing && save(replacing),
    keep: () => setReplacing(undefined),
  }
}

/** What is recorded of a day; nothing is asked while there is no day. */
function useRecorded(RecordDate: string | null) {
  const asked = { RecordDate: RecordDate ?? '', ProductKey: 'CPO' as const }
  return useCall(calls.getYield, asked, { enabled: RecordDate !== null, keepPrevious: false })
}

function useSaveYield(onDone: () => void, onRefused: (error: unknown) => boolean) {
  const { t } = useTranslation()
  return useAct(calls.saveYield, { done: t('done.yieldSaved'), onDone, onRefused })
}
