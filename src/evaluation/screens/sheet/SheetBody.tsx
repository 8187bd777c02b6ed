import { Box, Stack, Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { Reason } from '../../../ui/Reason.tsx'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { ticketName } from '../../rules/states.ts'
import { lockOfOrder } from '../../rules.ts'
import { CorrectionCard } from '../corrections/CorrectionCard.tsx'
import { OrderSentence } from '../OrderSentence.tsx'
import type { PalmRecord } from '../record.ts'
import { VoidedNotice } from '../TicketNotices.tsx'
import { useFieldWords } from './fields.ts'
import { Quality, useFact } from './Quality.tsx'
import {
  byCorrection,
  type Difference,
  differencesOf,
  type Sheet,
  type WeightCorrection,
} from './reading-differences.ts'
import { TicketHistory } from './TicketHistory.tsx'
import css from './TicketSheet.module.css'
import { ValuesTable } from './ValuesTable.tsx'
import { WhyPrice } from './WhyPrice.tsx'

/** The grading at the left, price and history at the right; in a narrow window the price first, and the rest below. */
export function SheetBody({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const { weight } = sheet
  const isPriceFirst = useIsUpright() && sheet.origin !== null
  const facts = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={`${css.facts} fill`} aria-label={t('sheet.title')} tabIndex={0}>
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
      className={`${css.side} column`}
      defaultValue={sheet.origin ? 'price' : 'history'}
      variant="none"
      classNames={css}
      keepMounted={false}
    >
      <Tabs.List className="no-print">
        <Tabs.Tab value="price">{t('term.whyPrice')}</Tabs.Tab>
        <Tabs.Tab value="history">{t('ui.history')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="price" className="scrolls" tabIndex={0}>
        <WhyPrice sheet={sheet} />
      </Tabs.Panel>
      <Tabs.Panel value="history" className="scrolls" tabIndex={0}>
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
      <Stack component="ol" gap={8} p="8px var(--ps-edge) 16px" className="ruled">
        {open.map((correction) => (
          <CorrectionCard key={correction.CorrectionID} correction={correction} />
        ))}
      </Stack>
    </section>
  )
}

/** The values that the scale sent where others are in force, and who changed them. */
function ScaleReadings({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const groups = byCorrection(differencesOf(sheet))
  if (groups.length === 0) return null
  return (
    <Box component="section" pb={14} className="ruled">
      <h3 className={css.heading}>{t('sheet.readings')}</h3>
      {groups.map((differences) => (
        <Group key={differences[0]!.by?.CorrectionID ?? 0} differences={differences} />
      ))}
    </Box>
  )
}

function Group({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation()
  const rows = differences.map(({ field, onScale: before, inForce: after }) => ({
    field,
    before,
    after,
  }))
  const by = differences[0]!.by
  return (
    <Box p="8px var(--ps-edge) 0">
      <ValuesTable
        label={t('sheet.readings')}
        heads={[t('sheet.readings.scale'), t('sheet.readings.inForce')]}
        rows={rows}
      />
      {by && <Why by={by} />}
    </Box>
  )
}

function Why({ by }: { by: WeightCorrection }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const key = by.Decision === 'refused' ? 'sheet.keptBy' : 'sheet.correctedBy'
  const at = formatInstant(by.DecidedAt ?? by.MadeAt, 'short', language)
  return (
    <Box component="p" pt={2} className={`${css.note} num small`}>
      {t(key, { who: by.DecidedBy ?? by.MadeBy, at })}
      {by.Reason && <Reason reason={by.Reason} />}
    </Box>
  )
}

/** Seller, truck, times and weights. */
function Weighing({ weight }: { weight: PalmRecord }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={css.heading}>{t('sheet.weighing')}</h3>
      <FactsGrid columns={3} facts={useFacts(weight)} />
    </section>
  )
}

function useFacts(weight: PalmRecord) {
  const { t } = useTranslation()
  const fact = useFact(weight)
  const coded = (label: string, code: string, name: string) => ({
    label,
    value: <CodeAndName code={code} name={name} />,
  })
  const tare = useFieldWords().value('WeightNet', weight.VehicleLightWeight)
  return [
    coded(t('evaluation.seller'), weight.AVL, weight.CustomerName),
    fact('CarRegister'),
    coded(t('term.product'), weight.ProductDataID, weight.ProductTypeName),
    fact('WeightIn'),
    { ...fact('WeightOut'), ...(weight.WeightOut === null && { value: t('sheet.notOut') }) },
    fact('WeightNet'),
    fact('WeightTimeIn'),
    fact('WeightTimeOut'),
    { label: t('term.tare'), value: tare },
    { label: t('term.scaleId'), value: weight.WeightScaleIDIn },
    fact('UserLogInDataIDIn'),
    fact('Remark1'),
  ]
}
