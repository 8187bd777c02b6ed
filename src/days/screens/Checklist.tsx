import { Box } from '@mantine/core'
import { IconAlertTriangle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, addresses, at } from '../../platform/addresses.ts'
import { mayOpen } from '../../platform/client.ts'
import { counted } from '../../ui/format.ts'
import { Flag } from '../../ui/record/Flag.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import type { Check } from '../rules.ts'
import css from './DayClose.module.css'
import type { Day } from './day.ts'

type Item = Day['Checklist'][number]

/** The list that shows each kind of open work of a day. */
const LISTS: Readonly<Record<Check, (day: string) => Address>> = {
  inYard: () => addresses.tickets({ status: 'O' }),
  correction: (dateOut) => addresses.tickets({ dateOut }),
  notGraded: (dateOut) => addresses.tickets({ status: 'G', dateOut }),
  notPriced: (dateOut) => addresses.tickets({ status: 'P', dateOut }),
  onNoOrder: () => addresses.toOrder(),
  notSubmitted: () => addresses.orders({ state: 'D' }),
  notApproved: () => addresses.approve(),
  notReceived: () => addresses.receipt(),
  notInvoiced: () => addresses.invoice(),
  noYield: (date) => at('palmReport', { date }),
}

/** What is open of the day, each with its count and the list that shows it. */
export function Checklist({ day }: { day: Day }) {
  const { t } = useTranslation()
  const heading = useId()
  const open = day.Checklist.filter(({ Count }) => Count > 0)
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="title">
        {t('day.checklist')}
      </h2>
      {open.length === 0 && (
        <Box component="p" className="glyphed accent" fz={13}>
          <IconCircleCheck size={16} stroke={1.7} aria-hidden="true" />
          {t('day.nothingOpen')}
        </Box>
      )}
      <ul className={css.checks}>
        {open.map((item) => (
          <Row key={item.What} item={item} day={day} />
        ))}
      </ul>
    </section>
  )
}

function Row({ item, day }: { item: Item; day: Day }) {
  const { t } = useTranslation()
  const to = LISTS[item.What](day.Day)
  const loud = item.ChangesFigures && !day.IsClosed
  const content = (
    <>
      <Box component="span" className="glyphed attention" flex="none" w={15}>
        {loud && <IconAlertTriangle size={15} stroke={1.7} aria-hidden="true" />}
      </Box>
      <Box component="span" flex={1} miw={0}>
        {t(`day.check.${item.What}`)}
      </Box>
      {loud && <Flag>{t('day.changesFigures')}</Flag>}
      <Box component="span" className="secondary medium num unbroken" miw={56} ta="right">
        {countOf(item, t)}
      </Box>
    </>
  )
  if (!mayOpen(to.screen)) return <li className={`line text ${css.check}`}>{content}</li>
  return (
    <li>
      <ScreenLink className={`line pick text ${css.check}`} to={to}>
        {content}
        <IconChevronRight className="muted" size={14} stroke={1.7} aria-hidden="true" />
      </ScreenLink>
    </li>
  )
}

function countOf({ What, Count }: Item, t: TFunction): string {
  return What === 'noYield' ? '' : t('term.tickets', counted(Count))
}
