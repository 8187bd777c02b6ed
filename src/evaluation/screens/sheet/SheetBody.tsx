import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { ticketName } from '../../rules/states.ts'
import { lockOfOrder } from '../../rules.ts'
import { CorrectionCard } from '../corrections/CorrectionCard.tsx'
import { OrderSentence } from '../OrderSentence.tsx'
import type { PalmRecord } from '../record.ts'
import { VoidedNotice } from '../TicketNotices.tsx'
import { Quality } from './Quality.tsx'
import type { Sheet } from './reading-differences.ts'
import { ScaleReadings } from './ScaleReadings.tsx'
import { TicketHistory } from './TicketHistory.tsx'
import css from './TicketSheet.module.css'
import { Weighing } from './Weighing.tsx'
import { WhyPrice } from './WhyPrice.tsx'

/** The grading at the left, price and history at the right; in a narrow window the price first, and the rest below. */
export function SheetBody({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const { weight } = sheet
  const isPriceFirst = useIsUpright() && sheet.origin !== null
  const facts = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={css.facts} aria-label={t('sheet.title')} tabIndex={0}>
      <VoidedNotice ticket={weight} />
      <OnOrder weight={weight} />
      <Proposals sheet={sheet} />
      <Weighing weight={weight} />
      <ScaleReadings sheet={sheet} />
      <Quality sheet={sheet} />
    </section>
  )
  return (
    <div className={css.body}>
      {!isPriceFirst && facts}
      <PriceAndHistory sheet={sheet} />
      {isPriceFirst && facts}
    </div>
  )
}

function PriceAndHistory({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  return (
    <Tabs
      className={css.side}
      defaultValue={sheet.origin ? 'price' : 'history'}
      variant="none"
      classNames={css}
      keepMounted={false}
    >
      <Tabs.List className="no-print">
        <Tabs.Tab value="price">{t('term.whyPrice')}</Tabs.Tab>
        <Tabs.Tab value="history">{t('ui.history')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="price" tabIndex={0}>
        <WhyPrice sheet={sheet} />
      </Tabs.Panel>
      <Tabs.Panel value="history" tabIndex={0}>
        <TicketHistory SSWeightID={sheet.weight.SSWeightID} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** The order that the ticket is on, and why it locks the ticket. */
function OnOrder({ weight }: { weight: PalmRecord }) {
  const { t } = useTranslation()
  const { LockedBy, POState, POHeaderUUID } = weight
  const PONumber = LockedBy ?? weight.PONumber
  if (!PONumber) return null
  const named = { ticket: ticketName(weight), po: PONumber, state: POState }
  return (
    <Banner>
      <OrderSentence words={t(orderKey(weight), named)} {...{ PONumber, POHeaderUUID }} />
    </Banner>
  )
}

function orderKey({ LockedBy, POState }: PalmRecord) {
  return LockedBy ? lockOfOrder(POState) : 'sheet.onOrder'
}

/** The open corrections that the scale proposes. */
function Proposals({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const open = sheet.corrections.filter(({ Decision }) => Decision === 'open')
  if (open.length === 0) return null
  return (
    <section>
      <h3 className={css.heading}>{t('sheet.proposals')}</h3>
      <ol className={css.cards}>
        {open.map((correction) => (
          <CorrectionCard key={correction.CorrectionID} correction={correction} />
        ))}
      </ol>
    </section>
  )
}
