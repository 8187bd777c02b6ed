import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useAddress } from '../../../ui/address.ts'
import { DayHead } from '../../../ui/day/DayHead.tsx'
import { DayFault, DayPicker } from '../../../ui/day/DayPicker.tsx'
import { useChosenDay } from '../../../ui/day/use-chosen-day.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { counted } from '../../../ui/format.ts'
import { useRefetchOfDay } from '../../../ui/live/use-change-events.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { listView } from '../../../ui/table/list-view.ts'
import { calls } from '../../contract.ts'
import { quotedCustomers } from '../../rules/quotation.ts'
import { GROUPS } from '../../rules.ts'
import { reportAddress } from '../address.ts'
import { DayReport } from '../DayReport.tsx'
import { GroupPrices } from './GroupPrices.tsx'
import css from './PriceList.module.css'

const FIRST = { page: 0, page2: 0 }
/** Each group has a page of its own. */
const address = reportAddress.extend({ page2: listView.shape.page })

/** The price list of a day: each customer's latest price for each product. */
export function PriceList() {
  const { t } = useTranslation()
  const [view, change] = useAddress(address)
  const day = useChosenDay(view.date, (date) => change({ date, ...FIRST }))
  const query = useCall(calls.reportPriceList, { filterDate: day.shown })
  useRefetchOfDay(['tickets', 'orders'], calls.reportPriceList)
  const prices = query.isPlaceholderData ? undefined : query.data
  const n = prices && quotedCustomers([...prices.group1, ...prices.group2])
  return (
    <DayReport
      prints
      title={t('screen.reportPriceList')}
      count={n !== undefined && t('quotation.customers', counted(n))}
      day={day}
      paper="margin: 12mm; size: A4"
      pdf={{ call: calls.exportQuotation, input: (filterDate) => ({ filterDate }) }}
    >
      <FilterBar>
        <DayPicker day={day} />
        <SearchField
          label={t('quotation.search')}
          value={view.q}
          onSearch={(q) => change({ q, ...FIRST }, { replace: true })}
        />
        <DayFault fault={day.fault} />
      </FilterBar>
      <div className="sheet">
        <DayHead day={day.shown} about={`${t('quotation.latest')} (${t('term.bahtPerKg')})`} />
        {query.error && !query.data ? (
          <ErrorState error={query.error} retry={query.refetch} />
        ) : (
          <div className={`topped ${css.parts}`} data-coming={query.isPending || undefined}>
            {GROUPS.map((group) => (
              <GroupPrices
                key={group}
                group={group}
                day={day.shown}
                query={query}
                view={group === '1' ? view : { ...view, page: view.page2 }}
                onView={({ page, ...part }) =>
                  change(group === '1' ? { page, ...part } : { page2: page, ...part })
                }
                onSort={({ field, direction }) =>
                  change({ sort: field, desc: direction === 'desc', ...FIRST })
                }
                onClear={() => change({ q: '', ...FIRST })}
              />
            ))}
          </div>
        )}
      </div>
    </DayReport>
  )
}
