import { Button, Group, UnstyledButton } from '@mantine/core'
import { IconCalendar, IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatMoment } from '../../../platform/thai-date.ts'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { kilograms, NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { WholeWords } from '../../../ui/table/cells.tsx'
import { isMixed, productOf } from '../../rules.ts'
import { UndoReceipt } from '../list/ReceivedCell.tsx'
import {
  exitDay,
  isOpen,
  type OrderLine,
  type OrderWithLines,
  offered,
  receiptDay,
  slipOf,
} from '../order.ts'
import { ReceiveDialog, receiveWords } from '../steps/receiving.tsx'
import css from './PhoneReceipt.module.css'
import type { Load, useReceiveLine } from './use-receive-line.ts'

interface Receiving {
  /** The line whose button gets the focus: the only one that a search found, which Enter ended. */
  focused: string | undefined
  /** The lines that this officer received just now. */
  undoable: ReadonlySet<string>
  one: ReturnType<typeof useReceiveLine>
  /** A line was received in its dialog, on another day. */
  onReceived: (lineId: string) => void
}

interface Props extends Receiving {
  order: OrderWithLines
  lines: readonly OrderLine[]
  onRest: () => void
}

/** An order as a card: its vendor, how far it is received, and its trucks. */
export function OrderLoads({ order, lines, onRest, ...receiving }: Props) {
  const { t } = useTranslation()
  const n = order.POLineSet.filter(isOpen).length
  const of = order.POLineSet.length
  return (
    <section className={css.order} aria-label={order.PONumber}>
      <div className={css.head}>
        <div className={css.who}>
          <h2>
            <WholeWords>{order.VendorOrganizationName}</WholeWords>
          </h2>
          <span className="num">{`${order.PONumber} · ${of - n}/${of}`}</span>
        </div>
        {n > 1 && offered('receive', order) && (
          <Button variant="default" onClick={onRest}>
            {receiveWords(t, [order])}
          </Button>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <LoadRow key={line.UUID} load={{ order, line }} {...receiving} />
        ))}
      </ul>
    </section>
  )
}

/** A truck: its plate, its ticket, and the press that receives it; muted once it is received. */
function LoadRow({ load, ...receiving }: Receiving & { load: Load }) {
  const { order, line } = load
  const [plate, ...province] = line.WeightCarRegister.split(' ')
  return (
    <li className={css.load} data-done={!isOpen(line) || undefined}>
      <div className={css.plate}>
        <b className="num">{plate}</b> {province.join(' ')}
      </div>
      <TicketLine line={line} />
      <Weighings line={line} />
      {isMixed(order.POLineSet) && <div className={css.weighings}>{productOf(line)}</div>}
      {isOpen(line)
        ? offered('receive', order) && <ToReceive load={load} {...receiving} />
        : line.RecDate && <Received line={line} isUndoable={receiving.undoable.has(line.UUID)} />}
    </li>
  )
}

function TicketLine({ line }: { line: OrderLine }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const net = line.WeightNet === null ? NO_VALUE : kilograms(line.WeightNet)
  const now = useNow()
  const time = formatMoment(line.WeightTimeOut ?? line.WeightTimeIn, now, language)
  return (
    <div className={`${css.ticket} num`}>
      {t('receive.line', { ticket: slipOf(line), net, time })}
    </div>
  )
}

/** When the truck came, with the day where it left on another, and what it weighed before and after it was unloaded. */
function Weighings({ line }: { line: OrderLine }) {
  const { t } = useTranslation()
  const now = useNow()
  const language = useLanguage()
  const time = formatMoment(line.WeightTimeIn, line.WeightTimeOut ?? now, language)
  const weights = { in: kilograms(line.WeightIn), out: kilograms(line.WeightOut) }
  return <div className={`${css.weighings} num`}>{t('receive.weighed', { time, ...weights })}</div>
}

/** The proposed day, which a press changes, and the button that receives on it. */
function ToReceive({ load, focused, one, onReceived }: Receiving & { load: Load }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const { ask, close, around } = useOpenDialog<'receiveLine', Load>({
    kept: ['receiveLine'],
    records: [load],
    idOf: ({ line }) => line.UUID,
  })
  const { order, line } = load
  const button = useRef<HTMLButtonElement>(null)
  const isFocused = focused === line.UUID
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  const name = (action: string) => t('ui.actionOf', { action, name: slipOf(line) })
  const verb = one.isWaiting(line) ? t('receive.waits') : t('po.receive')
  return (
    <Group gap="4px 8px" justify="space-between" mih={44} pt={6}>
      <UnstyledButton className={`${css.day} num`} onClick={() => ask('receiveLine', load)}>
        <IconCalendar size={16} stroke={1.7} aria-hidden="true" />
        {t('receive.on')} <b>{formatDay(receiptDay(line, now), 'short', language)}</b>
      </UnstyledButton>
      <Button
        ref={button}
        variant="light"
        className={css.receive}
        aria-label={name(verb)}
        disabled={one.running}
        onClick={() => one.receive(load)}
      >
        {verb}
      </Button>
      {line.IsExitDayClosed && (
        <small className={css.closed}>
          {t('receive.dayClosed', { day: formatDay(exitDay(line), 'short', language) })}
        </small>
      )}
      {around(() => (
        <ReceiveDialog
          order={order}
          line={line}
          onClose={close}
          onDone={() => onReceived(line.UUID)}
        />
      ))}
    </Group>
  )
}

function Received({ line, isUndoable }: { line: OrderLine; isUndoable: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = formatDay(line.RecDate ?? '', 'short', language)
  return (
    <Group gap="4px 8px" justify="space-between" mih={44} pt={6}>
      <span className={`${css.received} glyphed accent medium num`}>
        <IconCircleCheckFilled size={16} aria-hidden="true" />
        {t('receive.done', { day })}
      </span>
      {isUndoable && <UndoReceipt line={line} />}
    </Group>
  )
}
