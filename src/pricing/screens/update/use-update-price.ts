import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { showNotice } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { faultsOf, inputOf, priceSchema } from './price-form.ts'
import { changesNothing, rebasedValues } from './typed-ladder.ts'
import { useSeenPrices } from './use-seen-prices.ts'
import { emptyValues, initialValues, type PriceValues } from './values.ts'

/** The form of the price dialog, the prices that it edits, and how they are saved as a new version. */
export function useUpdatePrice(UUID: string, onClose: () => void) {
  const { t } = useTranslation()
  const { first, seen, latest, isStaleUnless, takeOver, ...prices } = useSeenPrices(UUID)
  const form = useDraft(
    useForm<PriceValues>(emptyValues, priceSchema(seen)),
    `prices:${UUID}:${seen?.PriceVersion ?? ''}`,
  )
  if (first) form.reset(initialValues(first))
  const [asking, setAsking] = useState(false)
  const { running, run } = useAction(calls.updatePrice, {
    done: t('done.saved'),
    onDone: onClose,
    draft: form.draft,
    onRefused: (error) => {
      setAsking(false)
      const isAtFields = form.refused(atItsRows(error, form.values))
      return prices.onRefused(error) || isAtFields
    },
  })
  const ask = () =>
    form.submit((values) => {
      if (seen && changesNothing(values, seen)) return showNotice(t('prices.unchanged'))
      setAsking(true)
    })
  const save = () => seen && run(inputOf(form.values, seen))
  const stale = isStaleUnless(running) ? latest : undefined
  const continueWithLatest = () => {
    if (!seen || !latest) return
    takeOver(latest)
    form.reset(initialValues(latest))
    form.set(rebasedValues(form.values, seen, latest))
  }
  return {
    ...prices,
    seen,
    latest,
    form,
    running,
    stale,
    goOn: continueWithLatest,
    asking: asking && !stale,
    ask,
    save,
    stopAsking: () => setAsking(false),
  }
}

function atItsRows(error: unknown, values: PriceValues): unknown {
  if (!(error instanceof CallError)) return error
  return new CallError({ code: error.code, fields: faultsOf(error.fields, values) })
}
