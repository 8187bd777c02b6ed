import { Box, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, useCall } from '../../../platform/client.ts'
import { formatMoment } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { counted } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { StaleNotice } from '../../../ui/stale/StaleNotice.tsx'
import { useBase } from '../../../ui/stale/use-base.ts'
import { showNotice } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { pricesOfRow } from '../../rules/board-rows.ts'
import type { Prices as Ladder } from '../../rules.ts'
import { LadderChart } from '../LadderChart.tsx'
import { LadderWarnings } from '../LadderWarnings.tsx'
import { type Column, PriceTable } from '../PriceTable.tsx'
import { type Prices, type Product, useAbout, usePriceTableTitle } from '../prices.ts'
import { ReplacedBy } from '../WaitingPrices.tsx'
import { LadderFields, TermFields } from './LadderFields.tsx'
import {
  changesNothing,
  emptyValues,
  faultsOf,
  initialValues,
  inputOf,
  type PriceValues,
  priceSchema,
  rebasedValues,
  typedLadder,
} from './ladder-form.ts'
import css from './UpdatePrice.module.css'

interface Props {
  product: Product
  onClose: () => void
}

/** The dialog to change the prices of a product, with a preview of every grade. */
export function UpdatePrice({ product, onClose }: Props) {
  const { t } = useTranslation()
  const { base, current, form, stale, running, error, ...work } = useUpdatePrice(
    product.UUID,
    onClose,
  )
  const about = useAbout()
  const typed = base && typedLadder(form.values, base)
  const waiting = (count: number) =>
    count > 0 ? t('prices.waiting', counted(count)) : t('prices.waiting.none')
  return (
    <Dialog
      width={952}
      title={t('prices.update.title', { product: product.Name })}
      about={base && about(base)}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={running}
      onSubmit={stale ? work.continueWithLatest : work.ask}
      result={base && current && waiting(current.WaitingTickets)}
      side={
        <div aria-busy={!base && !error}>
          {typed && <Preview base={base} current={stale} typed={typed} />}
        </div>
      }
      buttons={
        base && (
          <Button type="submit" loading={running}>
            {t(stale ? 'ui.latest' : 'prices.save')}
          </Button>
        )
      }
      question={
        work.asking &&
        current &&
        typed && (
          <Confirm
            question={t('ask.price', { product: current.Name })}
            text={
              <>
                {waiting(current.WaitingTickets)}
                <ReplacedBy products={[current]} start={null} />
                <LadderWarnings before={pricesOfRow(current)} after={typed} />
              </>
            }
            verb={t('prices.save')}
            running={running}
            onYes={work.save}
            onNo={work.stopAsking}
          />
        )
      }
    >
      {error && <ErrorState error={error} retry={work.refetch} />}
      {typed && (
        <Stack gap={12} className={css.form}>
          {stale && <SavedFirst current={stale} />}
          <LadderWarnings before={pricesOfRow(stale ?? base)} after={typed} />
          <LadderFields form={form} prices={base} />
          <TermFields form={form} prices={base} />
        </Stack>
      )}
    </Dialog>
  )
}

/** The form of the dialog, the prices that it edits, and how they are saved as a new version. */
function useUpdatePrice(UUID: string, onClose: () => void) {
  const { t } = useTranslation()
  const { first, base, current, isStaleUnless, takeOver, ...prices } = useSeenPrices(UUID)
  const form = useDraft(
    useForm<PriceValues>(emptyValues, priceSchema(base)),
    `prices:${UUID}:${base?.PriceVersion ?? ''}`,
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
  const stale = isStaleUnless(running) ? current : undefined
  return {
    ...prices,
    base,
    current,
    form,
    running,
    stale,
    continueWithLatest: () => {
      if (!base || !current) return
      takeOver(current)
      form.reset(initialValues(current))
      form.set(rebasedValues(form.values, base, current))
    },
    asking: asking && !stale,
    ask: () =>
      form.submit((values) => {
        if (base && changesNothing(values, base)) return showNotice(t('prices.unchanged'))
        setAsking(true)
      }),
    save: () => base && run(inputOf(form.values, base)),
    stopAsking: () => setAsking(false),
  }
}

function atItsRows(error: unknown, values: PriceValues): unknown {
  if (!(error instanceof CallError)) return error
  return new CallError({ code: error.code, fields: faultsOf(error.fields, values) })
}

/** The prices as the officer saw them when the dialog was opened, or accepted them later, and the latest ones. */
function useSeenPrices(UUID: string) {
  const { data, error, isFetching, refetch } = useCall(
    calls.getPriceByProduct,
    { UUID },
    { keepPrevious: false },
  )
  useRefetchOnChange(['prices', 'tickets'], calls.getPriceByProduct)
  const prices = useBase<Prices>(undefined, {
    shape: calls.updatePrice.output,
    codes: ['price.stale'],
    read: data,
    version: ({ PriceVersion }) => PriceVersion,
    isStale: (base, current) => current.PriceVersion > base.PriceVersion,
  })
  // Cached prices may be old: the form starts with freshly read ones.
  const first = !prices.base && !isFetching ? data : undefined
  if (first) prices.takeOver(first)
  return { ...prices, first, error: prices.base ? null : error, refetch }
}

/** Says which colleague saved prices meanwhile, and how to go on. */
function SavedFirst({ current }: { current: Prices }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const officer = current.ModifiedBy ?? t('ui.history.system')
  const time = formatMoment(new Date((current.Modified ?? 0) * 1000), new Date(), language)
  return (
    <StaleNotice>
      {t('prices.stale', { officer, time })} {t('prices.stale.kept')}
    </StaleNotice>
  )
}

interface PreviewProps {
  base: Prices
  /** The prices that a colleague saved meanwhile. */
  current: Prices | undefined
  typed: Ladder
}

/**
 * A table of the prices that a save would make, beside those the officer saw, and a colleague's newer ones if there are
 * any.
 */
function Preview({ base, current, typed }: PreviewProps) {
  const { t } = useTranslation()
  const title = usePriceTableTitle()
  const column = (header: string, prices: Prices) => ({ header, ladder: pricesOfRow(prices) })
  const version = (prices: Prices) =>
    column(t('prices.version', { n: prices.PriceVersion }), prices)
  const columns: Column[] = current
    ? [version(base), version(current), { header: t('prices.mine'), ladder: typed }]
    : [column(t('prices.before'), base), { header: t('prices.after'), ladder: typed }]
  return (
    <>
      <Box component="h3" fz={13} lh="24px" m="0 36px 14px 0">
        {title(...columns.map(({ ladder }) => ladder))}
      </Box>
      <LadderChart before={pricesOfRow(current ?? base)} after={typed} />
      <PriceTable columns={columns} />
    </>
  )
}
