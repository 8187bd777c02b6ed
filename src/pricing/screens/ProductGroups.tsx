import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import { useCall } from '../../platform/client.ts'
import { useAddress } from '../../ui/address.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { BrowserList } from '../../ui/table/BrowserList.tsx'
import type { Column } from '../../ui/table/column.ts'
import { useFieldColumns } from '../../ui/table/field-columns.ts'
import { listView } from '../../ui/table/list-view.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { calls } from '../contract.ts'
import { PRODUCT_FIELDS } from '../rules/fields.ts'

type Group = Output<typeof calls.getAllProductGroup>[number]

/** The product groups, from which one goes on to products and prices; `add` is the button that adds one. */
export function ProductGroups({ add }: { add?: ReactNode }) {
  const { t } = useTranslation()
  const go = useNavigateTo()
  const [view, change] = useAddress(listView)
  const query = useCall(calls.getAllProductGroup, {})
  useRefetchOnChange('masterData', calls.getAllProductGroup)
  const open = ({ UUID }: Group) => go(addresses.productGroup(UUID))
  return (
    <ScreenLayout
      title={t('screen.productGroup')}
      count={query.data && t('ui.count', { n: query.data.length, count: query.data.length })}
      actions={
        <Button component={ScreenLink} to={addresses.products()} variant="default">
          {t('screen.product')}
        </Button>
      }
      main={add}
    >
      <BrowserList
        list="productGroups"
        label={t('screen.productGroup')}
        columns={useColumns()}
        query={query}
        view={view}
        onView={change}
        rowKey={({ UUID }) => UUID}
        rowName={({ Name }) => Name}
        onOpen={open}
        actionsShown
        actions={(group) => [{ key: 'manage', label: t('prices.manage'), run: () => open(group) }]}
        empty={<EmptyState words={t('prices.noGroups')} />}
      />
    </ScreenLayout>
  )
}

function useColumns(): Column<Group>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(PRODUCT_FIELDS)
  return [
    column('Name', { header: t('prices.group'), tone: 'key', sortable: true }),
    column('ProductCode', { card: 'figure', sortable: true }),
  ]
}
