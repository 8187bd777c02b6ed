import { Box, Button, Group, UnstyledButton } from '@mantine/core'
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

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis' }

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
    <section className="card" style={{ overflow: 'hidden' }} aria-label={order.PONumber}>
      <Group
        gap={8}
        justify="space-between"
        wrap="nowrap"
        bg="var(--ps-sunken)"
        p="8px 12px 8px 14px"
        className="ruled"
      >
        <Box miw={0} className="small">
          <Box component="h2" c="var(--ps-text)" fz={15} lh="23px" style={CUT}>
            <WholeWords>{order.VendorOrganizationName}</WholeWords>
          </Box>
          <span className="num">{`${order.PONumber} · ${of - n}/${of}`}</span>
        </Box>
        {n > 1 && offered('receive', order) && (
          <Button variant="default" flex="none" onClick={onRest}>
            {receiveWords(t, [order])}
          </Button>
        )}
      </Group>
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
    <Box
      component="li"
      p="10px 12px 12px 14px"
      className={css.load}
      data-done={!isOpen(line) || undefined}
    >
      <Box fz={14} lh="26px" className={`${css.plate} muted`}>
        <b className="num">{plate}</b> {province.join(' ')}
      </Box>
      <TicketLine line={line} />
      <Weighings line={line} />
      {isMixed(order.POLineSet) && <div className="text muted">{productOf(line)}</div>}
      {isOpen(line)
        ? offered('receive', order) && <ToReceive load={load} {...receiving} />
        : line.RecDate && <Received line={line} isUndoable={receiving.undoable.has(line.UUID)} />}
    </Box>
  )
}

function TicketLine({ line }: { line: OrderLine }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const net = line.WeightNet === null ? NO_VALUE : kilograms(line.WeightNet)
  const now = useNow()
  const time = formatMoment(line.WeightTimeOut ?? line.WeightTimeIn, now, language)
  return (
    <Box fz={14} lh="22px" className={`${css.ticket} num secondary`}>
      {t('receive.line', { ticket: slipOf(line), net, time })}
    </Box>
  )
}

/** When the truck came, with the day where it left on another, and what it weighed before and after it was unloaded. */
function Weighings({ line }: { line: OrderLine }) {
  const { t } = useTranslation()
  const now = useNow()
  const language = useLanguage()
  const time = formatMoment(line.WeightTimeIn, line.WeightTimeOut ?? now, language)
  const weights = { in: kilograms(line.WeightIn), out: kilograms(line.WeightOut) }
  return <div className="num text muted">{t('receive.weighed', { time, ...weights })}</div>
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
      <UnstyledButton
        bd="1px solid var(--ps-line-2)"
        bdrs={5}
        fz={14}
        mih={44}
        p="0 12px"
        className="num glyphed secondary"
        onClick={() => ask('receiveLine', load)}
      >
        <IconCalendar size={16} stroke={1.7} aria-hidden="true" />
        {t('receive.on')}{' '}
        <Box component="b" c="var(--ps-text)" fw={400}>
          {formatDay(receiptDay(line, now), 'short', language)}
        </Box>
      </UnstyledButton>
      <Button
        ref={button}
        variant="light"
        miw={88}
        aria-label={name(verb)}
        disabled={one.running}
        onClick={() => one.receive(load)}
      >
        {verb}
      </Button>
      {/* In a line of its own, below the day and the button. */}
      {line.IsExitDayClosed && (
        <Box component="small" flex="0 1 100%" className="small">
          {t('receive.dayClosed', { day: formatDay(exitDay(line), 'short', language) })}
        </Box>
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
      <Group component="span" gap={8} wrap="nowrap" fz={14} className="accent medium num">
        <IconCircleCheckFilled size={16} aria-hidden="true" />
        {t('receive.done', { day })}
      </Group>
      {isUndoable && <UndoReceipt line={line} />}
    </Group>
  )
}
