import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useCall } from '../../../platform/client.ts'
import { AddDialog } from '../../../ui/actions/AddButton.tsx'
import { useAddress } from '../../../ui/address.ts'
import { Filter } from '../../../ui/Filter.tsx'
import { Chips } from '../../../ui/FilterBar.tsx'
import { count } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { BrowserList } from '../../../ui/table/BrowserList.tsx'
import { listView } from '../../../ui/table/list-view.ts'
import { calls } from '../../contract.ts'
import { CreateUser } from './UserDialogs.tsx'
import { useRowActions } from './use-row-actions.tsx'
import { nameOf, type User } from './user.ts'
import { useUserColumns } from './user-columns.tsx'

const STATES = ['active', 'deactivated'] as const
const userView = listView.extend({ state: z.enum(['', ...STATES]).default('') })

/** The officers of the mill: who they are, what they may do, and whether they are in. */
export function Users() {
  const { t } = useTranslation()
  const [view, change] = useAddress(userView)
  const query = useCall(calls.getUsers, {})
  const { actions, dialog } = useRowActions(query.data)
  useRefetchOnChange('officers', calls.getUsers)
  const of = (state: (typeof STATES)[number]) =>
    query.data?.filter((user) => stateOf(user) === state)
  const total = query.data?.length
  return (
    <ScreenLayout
      title={t('screen.user')}
      count={total !== undefined && t('user.count', { n: count(total), count: total })}
      main={
        <AddDialog name="new" words={t('user.create')}>
          {(close) => <CreateUser onClose={close} />}
        </AddDialog>
      }
    >
      <BrowserList
        list="users"
        label={t('screen.user')}
        filters={
          <Filter label={t('ui.status')} isActive={view.state !== ''}>
            <Chips
              label={t('ui.status')}
              chips={[
                { value: '', words: t('ui.all') },
                ...STATES.map((state) => ({
                  value: state,
                  words: t(`user.${state}`),
                  count: of(state)?.length,
                  room: 2,
                })),
              ]}
              value={view.state}
              onChange={(state) => change({ state: state as typeof view.state, page: 0 })}
            />
          </Filter>
        }
        onClearFilters={() => change({ state: '', q: '', page: 0 })}
        columns={useUserColumns(query.data)}
        query={view.state ? { ...query, data: of(view.state) } : query}
        view={view}
        onView={change}
        rowKey={({ UUID }) => UUID}
        rowName={nameOf}
        actions={actions}
        empty={<EmptyState words={t(view.state ? `user.none.${view.state}` : 'user.empty')} />}
      />
      {dialog}
    </ScreenLayout>
  )
}

function stateOf({ Deactivated }: User): (typeof STATES)[number] {
  return Deactivated ? 'deactivated' : 'active'
}
