import { Button, Checkbox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { money, whole } from '../../../ui/format.ts'
import { EmptyState } from '../../../ui/States.tsx'
import type { FreeTicket, Order } from '../order.ts'
import { ticketsTotal } from './chosen.ts'
import { TicketDays } from './TicketDays.tsx'
import css from './Tickets.module.css'
import { useAddTickets } from './use-add-tickets.ts'
import { WhyNot } from './WhyNot.tsx'

/** The tickets that can be lines of the order: searched, chosen, and added with one press. */
export function TicketPanel({ order, tickets }: { order: Order; tickets: readonly FreeTicket[] }) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [keys, setKeys] = useState<ReadonlySet<number>>(new Set())
  const adding = useAddTickets(order)
  const found = tickets.filter((ticket) => holds(ticket, search))
  const chosen = tickets.filter(({ SSWeightID }) => keys.has(SSWeightID))
  const all = found.length > 0 && found.every(({ SSWeightID }) => keys.has(SSWeightID))
  const chooseAll = () => setKeys(new Set(all ? [] : found.map(({ SSWeightID }) => SSWeightID)))
  const add = async () => {
    if (await adding.run(chosen)) setKeys(new Set())
  }
  return (
    <section className={css.panel} aria-label={t('tickets.title')}>
      <h2 className={css.title}>
        {t('tickets.title')} <span className="num">{tickets.length}</span>
      </h2>
      <div className={css.search}>
        <Checkbox
          aria-label={t('tickets.all')}
          checked={all}
          indeterminate={!all && chosen.length > 0}
          onChange={chooseAll}
        />
        <SearchField label={t('tickets.search')} value={search} onSearch={setSearch} width={0} />
      </div>
      <div className={css.list}>
        <TicketDays tickets={found} keys={keys} onChange={setKeys} />
        {tickets.length === 0 && <EmptyState words={t('tickets.empty', { avl: order.AVL })} />}
        {tickets.length > 0 && found.length === 0 && (
          <EmptyState filtered onClear={() => setSearch('')} />
        )}
      </div>
      <WhyNot refused={adding.refused} />
      <div className={css.foot}>
        <Sum chosen={chosen} />
        <Button
          variant="light"
          leftSection={<IconPlus size={14} stroke={1.7} aria-hidden="true" />}
          disabled={chosen.length === 0}
          loading={adding.running}
          onClick={add}
        >
          {t('tickets.add', { n: chosen.length, count: chosen.length })}
        </Button>
      </div>
    </section>
  )
}

function Sum({ chosen }: { chosen: readonly FreeTicket[] }) {
  const { t } = useTranslation()
  const { net, amount } = ticketsTotal(chosen)
  return (
    <div className={`${css.sum} num`} aria-live="polite">
      <span>{t('tickets.chosen', { n: chosen.length, kg: whole(net) })}</span>
      <strong>{t('tickets.sum', { amount: money(amount) })}</strong>
    </div>
  )
}

function holds({ SequenceWeightOut, CarRegister }: FreeTicket, typed: string): boolean {
  return `${SequenceWeightOut ?? ''} ${CarRegister}`
    .toLowerCase()
    .includes(typed.trim().toLowerCase())
}
