import { useNavigate, useRouter } from '@tanstack/react-router'
import { useScreenContext } from '../screen-context.ts'
import { useChosenColumns } from '../table/chosen-columns.ts'
import { withoutList } from '../table/shown-columns.ts'
import type { SavedView } from './saved-views.ts'

/** What an address holds that is no part of a view: the page that is turned to, and what lies open over the list. */
const PASSING = ['page', 'ticket', 'task', 'dialog', 'of']
const HERE: string = '.'

/** The list `table` as it is shown now, without a name, and how to show it as a view has it. */
export function useCurrentView(table: string) {
  const router = useRouter()
  const navigate = useNavigate()
  const chosen = useChosenColumns()
  const { chooseColumns } = useScreenContext()
  const { parseSearch, stringifySearch } = router.options
  const current = (): Omit<SavedView, 'Name'> => {
    const kept = Object.entries(router.latestLocation.search).filter(
      ([name]) => !PASSING.includes(name),
    )
    const Shown = chosen[table]
    return {
      Search: stringifySearch(Object.fromEntries(kept)),
      Table: table,
      ...(Shown && { Shown }),
    }
  }
  const show = ({ Search, Table = table, Shown }: SavedView) => {
    if (`${chosen[Table]}` !== `${Shown}`) {
      chooseColumns(Shown ? { ...chosen, [Table]: Shown } : withoutList(chosen, Table))
    }
    void navigate({ to: HERE, search: () => parseSearch(Search) })
  }
  const isShown = ({ Search, Table, Shown }: SavedView) => {
    const now = current()
    return now.Search === Search && (Table !== table || `${now.Shown}` === `${Shown}`)
  }
  return { current, show, isShown }
}
