import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdsTyped } from '../../../platform/search-key.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { kilograms, money } from '../../../ui/format.ts'
import { EmptyState } from '../../../ui/States.tsx'
import { ofOtherProducts } from '../../rules/other-products.ts'
import { isMixed, productOf } from '../../rules.ts'
import { type FreeTicket, type Order, type OrderRecord, ticketName } from '../order.ts'
import { type Keys, shareOf, ticketsTotal, toggled } from './chosen.ts'
import { TicketDays } from './TicketDays.tsx'
import css from './Tickets.module.css'
import { useAddTickets } from './use-add-tickets.ts'

/** Lists the free tickets of the vendor, to search, select and add them to the order. */
export function TicketChoice({ record }: { record: OrderRecord }) {
  const { t } = useTranslation()
  const { po_header: order, po_line: lines, weight: tickets } = record
  const [search, setSearch] = useState('')
  const { keys, chosen, choose } = useChosen(tickets)
  const adding = useAddTickets(order)
  const found = tickets.filter((ticket) => holds(ticket, search))
  const [asked, setAsked] = useState<readonly FreeTicket[]>([])
  const add = async (isMeant?: boolean) => {
    setAsked([])
    const rest = await adding.run(chosen, isMeant)
    if (rest) choose(rest)
  }
  const addOrAsk = () => {
    const others = ofOtherProducts(chosen, lines)
    if (others.length > 0) setAsked(others)
    else void add()
  }
  return (
    <>
      <Group gap={10} wrap="nowrap" flex="none" p="10px 16px" className={css.search}>
        <ChooseAll found={found} keys={keys} onChange={choose} />
        <SearchField label={t('tickets.search')} value={search} onSearch={setSearch} width={0} />
      </Group>
      <div className={`${css.list} scrolls topped`}>
        <TicketDays
          tickets={found}
          mixed={isMixed([...lines, ...tickets])}
          keys={keys}
          onChange={choose}
        />
        {tickets.length === 0 && <EmptyState words={t('tickets.empty', { avl: order.AVL })} />}
        {tickets.length > 0 && found.length === 0 && (
          <EmptyState filtered onClear={() => setSearch('')} />
        )}
      </div>
      <WhyNot errors={adding.refused} />
      <Group gap={12} justify="space-between" wrap="nowrap" className={`${css.foot} topped`}>
        {adding.running ? (
          <Progress {...adding} />
        ) : (
          <ChosenTickets chosen={chosen} onAdd={addOrAsk} />
        )}
      </Group>
      {asked.length > 0 && (
        <OtherProducts
          order={order}
          tickets={asked}
          onYes={() => void add(true)}
          onNo={() => setAsked([])}
        />
      )}
    </>
  )
}

/** The selected ones of `tickets`. A ticket that another order takes is deselected, and stays so if it comes back. */
function useChosen(tickets: readonly FreeTicket[]) {
  const [keys, choose] = useState<Keys>(new Set())
  const chosen = tickets.filter(({ SSWeightID }) => keys.has(SSWeightID))
  if (chosen.length < keys.size) choose(new Set(chosen.map(({ SSWeightID }) => SSWeightID)))
  return { keys, chosen, choose }
}

function ChooseAll(props: {
  found: readonly FreeTicket[]
  keys: Keys
  onChange: (keys: Keys) => void
}) {
  const { t } = useTranslation()
  const { found, keys, onChange } = props
  const share = shareOf(keys, found)
  return (
    <Checkbox
      aria-label={t('ui.ticks.all')}
      disabled={found.length === 0}
      checked={share === 'all'}
      indeterminate={share === 'some'}
      onChange={() => onChange(toggled(keys, found))}
    />
  )
}

/** The stop button is placed where a double click on "add" cannot hit it. */
function Progress({ done, of, stop }: { done: number; of: number; stop: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Button variant="default" onClick={stop}>
        {t('ui.stop')}
      </Button>
      <Stack gap={0} className="num text unbroken" role="status">
        {t('tickets.adding', { n: done, m: of })}
      </Stack>
    </>
  )
}

function ChosenTickets({ chosen, onAdd }: { chosen: readonly FreeTicket[]; onAdd: () => void }) {
  const { t } = useTranslation()
  const { net, amount } = ticketsTotal(chosen)
  const n = chosen.length
  return (
    <>
      <Stack gap={0} className="num text unbroken" aria-live="polite">
        <span className="small">{t('tickets.chosen', { n, kg: kilograms(net) })}</span>
        <strong className="medium">{t('tickets.sum', { amount: money(amount) })}</strong>
      </Stack>
      <Button
        variant="light"
        leftSection={<IconPlus size={14} stroke={1.7} aria-hidden="true" />}
        disabled={n === 0}
        onClick={onAdd}
      >
        {t('tickets.add', { n, count: n })}
      </Button>
    </>
  )
}

function holds(ticket: FreeTicket, typed: string): boolean {
  const { WeightScaleIDIn, SequenceWeightOut, CarRegister } = ticket
  return holdsTyped(typed, [WeightScaleIDIn, SequenceWeightOut, CarRegister])
}

/** The messages of several errors, each message once. */
function WhyNot({ errors }: { errors: readonly unknown[] }) {
  const { t } = useTranslation()
  const reasons = new Set(errors.map((error) => errorMessage(t, error)))
  if (reasons.size === 0) return null
  return (
    <Banner attention>
      {[...reasons].map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Banner>
  )
}

interface OtherProps {
  order: Order
  /** Those of the chosen ones whose product is not the order's. */
  tickets: readonly FreeTicket[]
  onYes: () => void
  onNo: () => void
}

/** Asks before tickets of another product than the order's are added to it, and names each. */
function OtherProducts({ order, tickets, onYes, onNo }: OtherProps) {
  const { t } = useTranslation()
  return (
    <Confirm
      question={t('ask.otherProducts', {
        n: tickets.length,
        count: tickets.length,
        po: order.PONumber,
      })}
      text={tickets.map((ticket) => (
        <span key={ticket.SSWeightID} style={{ display: 'block' }} className="num">
          {t('ask.otherProducts.one', {
            ticket: ticketName(ticket),
            product: productOf(ticket),
          })}
        </span>
      ))}
      verb={t('po.addAnyway')}
      onYes={onYes}
      onNo={onNo}
    />
  )
}
