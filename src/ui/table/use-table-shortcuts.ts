import { useTranslation } from 'react-i18next'
import { type Shortcut, useShortcuts } from '../shortcuts/shortcuts.ts'
import { actionsOf } from './actions-of.ts'
import { type DataTableProps, enterAction } from './column.ts'

/** Names what the keys do in the rows of a table. */
export function useTableShortcuts<Row>(table: DataTableProps<Row>): void {
  const { t } = useTranslation()
  const [row] = table.rows
  const actions = row === undefined ? [] : actionsOf(table, row)
  const enter = enterAction(actions)?.label ?? (table.onOpen && t('keys.open'))
  const keys: (Shortcut | false | undefined)[] = [
    { keys: ['↑', '↓', 'J', 'K'], words: t('keys.rows') },
    { keys: ['Home', 'End'], words: t('keys.ends') },
    table.onTurn && { keys: ['Page Up', 'Page Down'], words: t('keys.pages') },
    enter !== undefined && { keys: ['Enter'], words: enter },
    table.expand && { keys: ['→', '←'], words: t('keys.lines') },
    !table.groups && { keys: ['Shift+→', 'Shift+←'], words: t('keys.sideways') },
    table.groups && { keys: ['→', '←'], words: t('keys.groups') },
    table.groups && { keys: ['Shift+→', 'Shift+←'], words: t('keys.allGroups') },
    table.selection && { keys: ['Space'], words: t('keys.tick') },
    table.selection && { keys: ['Shift+Space'], words: t('keys.tickTo') },
    table.selection && { keys: ['Ctrl+A'], words: t('keys.tickAll') },
    ...actions
      .filter(({ keyCode }) => keyCode !== undefined)
      .map(({ keyCode, label }) => ({ keys: [keyCode!.replace('Key', '')], words: label })),
  ]
  useShortcuts(row === undefined ? [] : keys.filter((key) => key !== false && key !== undefined))
}
