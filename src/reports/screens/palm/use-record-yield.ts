import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { day } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { invoke, useCall } from '../../../platform/client.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { errorMessage } from '../../../ui/error-message.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaleRefusal } from '../../../ui/stale/use-stale-refusal.ts'
import { showFailure } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { RecordedYield } from './Recorded.tsx'

const yieldForm = z.object({
  RecordDate: day.refine((date) => date <= businessDay(new Date()), {
    error: messageKey('v.dayToCome'),
  }),
  YieldPercent: calls.saveYield.input.shape.YieldPercent,
})

interface Typed {
  RecordDate: string | null
  YieldPercent: number | null
}

/** What is to be saved, and what stood of its day when it was asked for. */
export interface Replacing {
  asked: { RecordDate: string; YieldPercent: number }
  stands: RecordedYield
}

/**
 * The form of a yield, beside what is recorded of its day. `replacing` is a save that would take the place of another
 * record: it is asked about, and then done as it was asked, whatever the form says by then. A save over anything newer
 * is refused, and `staleWords` say by whom.
 */
export function useRecordYield(first: string, onClose: () => void) {
  const form = useForm<Typed>({ RecordDate: first, YieldPercent: null }, yieldForm)
  const recorded = useRecorded(form.values.RecordDate)
  const read = useRead()
  const [reading, setReading] = useState(false)
  const [replacing, setReplacing] = useState<Replacing>()
  const stale = useStaleRefusal({ shape: calls.saveYield.output, of: form.values.RecordDate })
  const action = useSaveYield(onClose, (error) => {
    setReplacing(undefined)
    form.refused(error)
    const isStale = stale.onRefused(error)
    if (isStale) void recorded.refetch()
    return isStale
  })
  const save = ({ asked, stands: { Version } }: Replacing) => {
    stale.forget()
    return action.run({ ...asked, ProductKey: 'CPO', Version })
  }
  const saveOrAsk = async () => {
    const { RecordDate, YieldPercent } = form.values
    if (RecordDate === null || YieldPercent === null) return
    // Whoever types a day and saves at once does so before the answer to what is recorded of it.
    setReading(true)
    const stands = recorded.data ?? (await read(RecordDate))
    setReading(false)
    if (!stands) return
    const asked = { RecordDate, YieldPercent }
    if ([null, YieldPercent].includes(stands.YieldPercent)) await save({ asked, stands })
    else setReplacing({ asked, stands })
  }
  return {
    form,
    recorded,
    staleWords: stale.refusal?.words,
    replacing,
    running: action.running || reading,
    submit: () => form.submit(saveOrAsk),
    replace: () => replacing && save(replacing),
    keep: () => setReplacing(undefined),
  }
}

/** What is recorded of a day; nothing is asked while there is no day. */
function useRecorded(RecordDate: string | null) {
  return useCall(calls.getYield, keyOf(RecordDate ?? ''), {
    enabled: RecordDate !== null,
    keepPrevious: false,
  })
}

/** Reads it of the day that is asked for, also where the form has turned to another; undefined where that fails. */
function useRead() {
  const { t } = useTranslation()
  return (RecordDate: string): Promise<RecordedYield | undefined> =>
    invoke(calls.getYield, keyOf(RecordDate)).catch((error) => {
      showFailure(errorMessage(t, error))
      return undefined
    })
}

function keyOf(RecordDate: string) {
  return { RecordDate, ProductKey: 'CPO' as const }
}

function useSaveYield(onDone: () => void, onRefused: (error: unknown) => boolean) {
  const { t } = useTranslation()
  return useAction(calls.saveYield, { done: t('done.yieldSaved'), onDone, onRefused })
}
