import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { day } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { invoke, useCall } from '../../../platform/client.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { errorMessage } from '../../../ui/error-message.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaleRefusal } from '../../../ui/stale/use-stale-refusal.ts'
import { showFailure } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { RecordedYield, Replacing } from './Recorded.tsx'

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

/**
 * The form of a yield, with what is already recorded for its day. `replacing` is a save that would replace a record and
 * waits for confirmation; it is then saved as confirmed, even where the form was changed meanwhile. A save over a newer
 * record is refused; `staleWords` then names who recorded it.
 */
export function useRecordYield(first: string, onClose: () => void) {
  const { t } = useTranslation()
  const form = useDraft(
    useForm<Typed>({ RecordDate: first, YieldPercent: null }, yieldForm),
    'yield.record',
  )
  const recorded = useRecorded(form.values.RecordDate)
  const read = useRead()
  const [reading, setReading] = useState(false)
  const [replacing, setReplacing] = useState<Replacing>()
  const stale = useStaleRefusal({ shape: calls.saveYield.output, of: form.values.RecordDate })
  const action = useAction(calls.saveYield, {
    done: t('done.yieldSaved'),
    onDone: onClose,
    draft: form.draft,
    onRefused: (error) => {
      setReplacing(undefined)
      const isAtFields = form.refused(error)
      const isStale = stale.onRefused(error)
      if (isStale) void recorded.refetch()
      return isStale || isAtFields
    },
  })
  const save = ({ input, recorded: { Version } }: Replacing) => {
    stale.forget()
    return action.run({ ...input, ProductKey: 'CPO', Version })
  }
  const saveOrAsk = async () => {
    const { RecordDate, YieldPercent } = form.values
    if (RecordDate === null || YieldPercent === null) return
    // The record of a day that was typed just now may still be loading.
    setReading(true)
    const existing = recorded.data ?? (await read(RecordDate))
    setReading(false)
    if (!existing) return
    const input = { RecordDate, YieldPercent }
    if ([null, YieldPercent].includes(existing.YieldPercent))
      await save({ input, recorded: existing })
    else setReplacing({ input, recorded: existing })
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

/** The record of a day; not loaded while no day is chosen. */
function useRecorded(RecordDate: string | null) {
  return useCall(calls.getYield, keyOf(RecordDate ?? ''), {
    enabled: RecordDate !== null,
    keepPrevious: false,
  })
}

/** Returns a function that reads the record of a day once; undefined where that fails, after a toast. */
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
