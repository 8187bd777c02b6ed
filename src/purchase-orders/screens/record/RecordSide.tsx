import { Box, Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OrderHistory } from '../history/OrderHistory.tsx'
import type { History } from '../history/use-history.ts'
import type { OrderRecord } from '../order.ts'
import { TicketChoice } from '../tickets/TicketChoice.tsx'
import css from './RecordSide.module.css'

/** The side column of an order whose lines can be changed: tickets to add, and the history. */
export function AddingSide({ record, history }: { record: OrderRecord; history: History }) {
  const { t } = useTranslation()
  return (
    <Tabs defaultValue="tickets" variant="none" className="sheet" classNames={css}>
      <Tabs.List>
        <Tabs.Tab value="tickets" rightSection={record.weight.length}>
          {t('tickets.title')}
        </Tabs.Tab>
        <Tabs.Tab value="history" rightSection={history.count}>
          {t('ui.history')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="tickets" className="column scrolls">
        <section className="sheet" aria-label={t('tickets.title')}>
          <TicketChoice record={record} />
        </section>
      </Tabs.Panel>
      <Tabs.Panel value="history" className="column scrolls">
        <OrderHistory history={history} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** The side column of any other order: its history. */
export function HistorySide({ history }: { history: History }) {
  const { t } = useTranslation()
  return (
    <>
      <Box component="h2" flex="none" fz={13} lh="45px" p="0 16px" className={`${css.title} ruled`}>
        {t('ui.history')} <span className="num">{history.count}</span>
      </Box>
      <OrderHistory history={history} />
    </>
  )
}
