import { useTranslation } from 'react-i18next'
import { APPEARANCES, badgeOf, ticketName } from '../../evaluation/rules/states.ts'
import { addresses } from '../../platform/addresses.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'
import { formatMoment } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import { StateBadge } from '../../ui/record/StateBadge.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../ui/table/field-columns.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import css from './Dashboard.module.css'
import type { Overview } from './day.ts'
import { EmptyPanel, Panel } from './Panel.tsx'

type Ticket = Overview['Latest'][number]

/** The trucks that the weighbridge saw last; each leads to the sheet of its ticket. */
export function Latest({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation()
  const go = useNavigateTo()
  return (
    <Panel
      area="latest"
      title={t('dashboard.latest')}
      end={
        <ScreenLink className={`${css.more} link accent medium`} to={addresses.tickets()}>
          {t('dashboard.seeAll')}
        </ScreenLink>
      }
    >
      <DataTable
        kind="record"
        label={t('dashboard.latest')}
        columns={useColumns()}
        rows={overview?.Latest ?? []}
        numbered={false}
        rowKey={({ ID }) => String(ID)}
        rowName={ticketName}
        pending={!overview}
        onOpen={({ ID }) => go(addresses.tickets({ ticket: ID }))}
        empty={<EmptyPanel>{t('dashboard.latest.empty')}</EmptyPanel>}
      />
    </Panel>
  )
}

function useColumns(): Column<Ticket>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(TERM_FIELDS)
  return [
    {
      key: 'time',
      header: t('dashboard.time'),
      tone: 'support',
      cell: (ticket) => <Moment at={ticket.WeightTimeOut ?? ticket.WeightTimeIn} />,
    },
    column('SequenceWeightOut', {
      tone: 'key',
      cell: (ticket) => (
        <ScreenLink className="link" to={addresses.tickets({ ticket: ticket.ID })}>
          {ticketName(ticket)}
        </ScreenLink>
      ),
    }),
    column('CarRegister'),
    column('CustomerName', { name: true, header: t('evaluation.seller') }),
    column('WeightNet', { card: 'figure' }),
    column('SysProductGrade', {
      card: 'figure',
      header: t('evaluation.gradePercent.short'),
    }),
    column('SysPrice', { card: 'figure' }),
    {
      key: 'state',
      header: t('ui.state'),
      cell: (ticket) => {
        const badge = badgeOf(ticket)
        return <StateBadge appearance={APPEARANCES[badge]} words={t(`evaluation.state.${badge}`)} />
      },
    },
  ]
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at, new Date(), useLanguage())}</time>
}
