import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Chips } from '../../../ui/FilterLine.tsx'
import { count } from '../../../ui/format.ts'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { useFresh } from '../../../ui/use-live.ts'
import { ReadyContext, useReady } from '../../../ui/use-ready.ts'
import { calls } from '../../contract.ts'
import type { WeightCorrection } from '../sheet/said.ts'
import css from './CorrectionCard.module.css'
import { CorrectionCard } from './CorrectionCard.tsx'

const PAGE = 25
const CHIPS = ['open', 'decided'] as const
type Chip = (typeof CHIPS)[number]

interface Props {
  onClose: () => void
  /** Opens the sheet of a ticket, which takes this dialog's place. */
  onTicket: (ticketId: number) => void
}

/** What the scale proposes to correct, and what was decided before. */
export function CorrectionsDialog({ onClose, onTicket }: Props) {
  const { t } = useTranslation()
  const [{ chip, page }, show] = useState<{ chip: Chip; page: number }>({ chip: 'open', page: 0 })
  const query = useCorrections(chip, page)
  const pages = query.data?.total_page ?? page + 1
  // Deciding the last one of a page leaves the page before it.
  if (page > 0 && page >= pages) show({ chip, page: Math.max(pages - 1, 0) })
  return (
    <Dialog width={952} title={t('corrections.title')} onClose={onClose}>
      <Choice chip={chip} onChip={(next) => show({ chip: next, page: 0 })} />
      <Cards
        query={query}
        chip={chip}
        onTicket={onTicket}
        onOvertaken={() => show({ chip: 'decided', page: 0 })}
      />
      {query.data && query.data.total_page > 1 && (
        <Pager
          label={t('corrections.title')}
          page={page}
          pages={query.data.total_page}
          size={PAGE}
          total={query.data.total_record}
          onPage={(next) => show({ chip, page: next })}
        />
      )}
    </Dialog>
  )
}

/** Those that wait, with their number, or those that are decided. */
function Choice({ chip, onChip }: { chip: Chip; onChip: (chip: Chip) => void }) {
  const { t } = useTranslation()
  const waiting = useCorrections('open', 0).data?.total_record
  return (
    <Chips
      label={t('ui.state')}
      chips={CHIPS.map((value) => ({
        value,
        words: t(`corrections.chip.${value}`),
        count: value === 'open' && waiting ? count(waiting) : undefined,
      }))}
      value={chip}
      onChange={(value) => onChip(value as Chip)}
    />
  )
}

/** A page of corrections, read again as tickets change. */
function useCorrections(filterDecision: Chip, page: number) {
  useFresh('tickets', calls.getCorrections)
  return useCall(calls.getCorrections, { filterDecision, page })
}

function Cards(props: {
  query: ReturnType<typeof useCorrections>
  chip: Chip
  onTicket: (ticketId: number) => void
  onOvertaken: () => void
}) {
  const { t } = useTranslation()
  const { data, error, refetch, isPlaceholderData } = props.query
  const focusing = useFocusOfNext(data?.data)
  // A second tap must not decide the one that comes into the place of the first.
  const ready = useReady(data?.data.map(({ CorrectionID }) => CorrectionID).join())
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton />
  return (
    <section tabIndex={-1} aria-label={t(`corrections.chip.${props.chip}`)} {...focusing}>
      {data.data.length === 0 ? (
        <EmptyState words={t(`corrections.empty.${props.chip}`)} />
      ) : (
        <ReadyContext value={ready}>
          <ol className={css.list} data-stale={isPlaceholderData || undefined}>
            {data.data.map((correction) => (
              <CorrectionCard
                key={correction.CorrectionID}
                correction={correction}
                onTicket={props.onTicket}
                onOvertaken={props.onOvertaken}
              />
            ))}
          </ol>
        </ReadyContext>
      )}
    </section>
  )
}

/** Once the card that has the focus is gone, the one in its place has it, or their list where none is left. */
function useFocusOfNext(shown: readonly WeightCorrection[] | undefined) {
  const list = useRef<HTMLElement>(null)
  const held = useRef<{ id: number; at: number }>(undefined)
  useEffect(() => {
    const { id, at } = held.current ?? {}
    if (!shown || shown.some(({ CorrectionID }) => CorrectionID === id)) return
    if (at === undefined || document.activeElement !== document.body) return
    held.current = undefined
    const cards = list.current?.querySelectorAll('li')
    const next = cards?.[Math.min(at, cards.length - 1)] ?? list.current
    next?.focus()
  }, [shown])
  const onFocus = ({ target }: FocusEvent) => {
    const card = target.closest('li')
    const at = card ? [...(list.current?.querySelectorAll('li') ?? [])].indexOf(card) : -1
    const one = shown?.[at]
    held.current = one && { id: one.CorrectionID, at }
  }
  return { ref: list, onFocus }
}

function Skeleton() {
  const { t } = useTranslation()
  return (
    <div className={css.list} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <span className={css.bar} />
      <span className={css.bar} />
    </div>
  )
}
