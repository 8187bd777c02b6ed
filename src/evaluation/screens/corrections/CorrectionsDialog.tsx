import { Stack } from '@mantine/core'
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { ReadyContext, useReady } from '../../../ui/actions/use-ready.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Chips } from '../../../ui/FilterBar.tsx'
import { count } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { calls } from '../../contract.ts'
import css from './CorrectionCard.module.css'
import { CorrectionCard } from './CorrectionCard.tsx'
import { type Card, useCorrectionCards } from './use-correction-cards.ts'

const PAGE = 25
const CHIPS = ['open', 'decided'] as const
type Chip = (typeof CHIPS)[number]

interface Props {
  onClose: () => void
  /** Opens the sheet of a ticket in place of this dialog. */
  onTicket: (ticketId: number) => void
}

/** Lists the corrections that the scale proposes, and those decided before. */
export function CorrectionsDialog({ onClose, onTicket }: Props) {
  const { t } = useTranslation()
  const [{ chip, page }, show] = useState<{ chip: Chip; page: number }>({ chip: 'open', page: 0 })
  const query = useCorrections(chip, page)
  const { cards, total } = useCards(chip, page, query)
  // Past the last page, the one before is shown; a page with cards that were decided on it stays.
  const pages = Math.max(Math.ceil(total / PAGE), cards.length > 0 ? page + 1 : 1)
  if (page >= pages && query.data && !query.isPlaceholderData) show({ chip, page: pages - 1 })
  return (
    <Dialog width={952} title={t('corrections.title')} onClose={onClose}>
      <Choice chip={chip} onChip={(next) => show({ chip: next, page: 0 })} />
      <Cards query={query} chip={chip} cards={cards} onTicket={onTicket} />
      {query.data && pages > 1 && (
        <Pager
          label={t('corrections.title')}
          page={page}
          pages={pages}
          size={PAGE}
          total={total}
          onPage={(next) => show({ chip, page: next })}
        />
      )}
    </Dialog>
  )
}

/** The cards of a page. Those decided while the page is open stay on it and count in its total. */
function useCards(chip: Chip, page: number, { data, isPlaceholderData }: Query) {
  const isOpen = chip === 'open'
  const shown = isOpen && !isPlaceholderData ? data?.data : undefined
  const cards = useCorrectionCards(`${page}`, shown)
  const decided = (data?.data ?? []).map((correction) => ({
    correction,
    isDecided: false,
    outcome: undefined,
  }))
  const total = data?.total_record ?? 0
  if (!isOpen) return { cards: decided, total }
  return { cards, total: total + cards.filter(({ isDecided }) => isDecided).length }
}

/** Switches between the open corrections, with their number, and the decided ones. */
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
  useRefetchOnChange('tickets', calls.getCorrections)
  return useCall(calls.getCorrections, { filterDecision, page })
}
type Query = ReturnType<typeof useCorrections>

function Cards(props: {
  query: Query
  chip: Chip
  cards: readonly Card[]
  onTicket: (ticketId: number) => void
}) {
  const { t } = useTranslation()
  const { query, chip, cards } = props
  const { data, error, refetch, isPlaceholderData } = query
  const focusing = useFocusNext(cards)
  // A double click must not decide the card that moves under the pointer.
  const ready = useReady(cards.map(({ correction }) => correction.CorrectionID).join())
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton />
  return (
    <section tabIndex={-1} aria-label={t(`corrections.chip.${chip}`)} {...focusing}>
      {cards.length === 0 ? (
        <EmptyState words={t(`corrections.empty.${chip}`)} />
      ) : (
        <ReadyContext value={ready}>
          <Stack
            component="ol"
            gap={10}
            mih={200}
            p="10px 0 0"
            opacity={isPlaceholderData ? 0.6 : undefined}
          >
            {cards.map((card) => (
              <CorrectionCard
                key={card.correction.CorrectionID}
                {...card}
                onTicket={props.onTicket}
              />
            ))}
          </Stack>
        </ReadyContext>
      )}
    </section>
  )
}

function Skeleton() {
  const { t } = useTranslation()
  return (
    <Stack
      gap={10}
      mih={200}
      p="10px 0 0"
      role="status"
      aria-busy="true"
      aria-label={t('ui.loading')}
    >
      <span className={`skeleton ${css.bar}`} />
      <span className={`skeleton ${css.bar}`} />
    </Stack>
  )
}

/**
 * Moves the focus when the focused card is decided and loses its buttons: after a key to the next open card, or to the
 * list where there is none; after a click it stays on the card.
 */
function useFocusNext(cards: readonly Card[]) {
  const list = useRef<HTMLElement>(null)
  const focused = useRef<number>(undefined)
  const byKey = useRef(false)
  useEffect(() => {
    const at = cards.findIndex(({ correction }) => correction.CorrectionID === focused.current)
    if (!cards[at]?.isDecided) return
    focused.current = undefined
    return onceClosed(list.current, () => {
      const items = [...(list.current?.querySelectorAll('li') ?? [])]
      if (!hasLostFocus(items[at])) return
      const next = byKey.current ? nextButton(cards, at, items) : items[at]
      ;(next ?? list.current)?.focus({ preventScroll: !byKey.current })
    })
  }, [cards])
  const onFocus = ({ target }: FocusEvent) => {
    const card = target.closest('li')
    const at = card ? [...(list.current?.querySelectorAll('li') ?? [])].indexOf(card) : -1
    focused.current = cards[at]?.correction.CorrectionID
  }
  // A click event that comes from the keyboard has a `detail` of 0.
  const onClickCapture = ({ detail }: MouseEvent) => {
    byKey.current = detail === 0
  }
  return { ref: list, onFocus, onClickCapture }
}

/** Runs `then` once the question over the list, if there is one, has closed and given the focus back; gives what stops it. */
function onceClosed(list: HTMLElement | null, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const isAsking = () => {
    const dialog = document.activeElement?.closest('[role="dialog"]')
    return dialog != null && !dialog.contains(list)
  }
  const check = () => {
    if (isAsking()) timer = setTimeout(check, 50)
    else then()
  }
  check()
  return () => clearTimeout(timer)
}

/** Whether nothing has the focus, or only a part of a decided card. */
function hasLostFocus(card: HTMLElement | undefined): boolean {
  const { activeElement } = document
  return activeElement === document.body || (card?.contains(activeElement) ?? false)
}

/** The first button of the next open card, after the last one from the first on. */
function nextButton(cards: readonly Card[], at: number, items: readonly HTMLElement[]) {
  const places = [...cards.keys()]
  const next = [...places.slice(at + 1), ...places.slice(0, at)].find(
    (one) => !cards[one]?.isDecided,
  )
  return next === undefined ? undefined : items[next]?.querySelector('button')
}
