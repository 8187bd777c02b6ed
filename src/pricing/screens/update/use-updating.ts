import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { showNotice } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { faultsOf, inputOf, priceSchema } from './price-form.ts'
import { carriedOver, changesNothing } from './typed-ladder.ts'
import { useSeenPrices } from './use-seen-prices.ts'
import { beginning, nothingTyped, type PriceValues } from './values.ts'

/** The work of the price dialog: what is typed over which prices, and its way to a new version. */
export function useUpdating(UUID: string, onClose: () => void) {
  const { t } = useTranslation()
  const { first, seen, latest, isStaleUnless, takeOver, ...prices } = useSeenPrices(UUID)
  const form = useForm<PriceValues>(nothingTyped, priceSchema(seen))
  if (first) form.reset(beginning(first))
  const [asking, setAsking] = useState(false)
  const { running, run } = useAction(calls.updatePrice, {
    done: t('done.saved'),
    onDone: onClose,
    onRefused: (error) => {
      setAsking(false)
      form.refused(atItsRows(error, form.values))
      return prices.onRefused(error)
    },
  })
  const ask = () =>
    form.submit((values) => {
      if (seen && changesNothing(values, seen)) return showNotice(t('prices.unchanged'))
      setAsking(true)
    })
  const save = () => seen && run(inputOf(form.values, seen))
  const stale = isStaleUnless(running) ? latest : undefined
  const goOn = () => {
    if (!seen || !latest) return
    takeOver(latest)
    form.reset(beginning(latest))
    form.set(carriedOver(form.values, seen, latest))
  }
  return {
    ...prices,
    seen,
    latest,
    form,
    running,
    stale,
    goOn,
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
