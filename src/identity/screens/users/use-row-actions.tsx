import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import type { WordKey } from '../../../platform/catalogue.ts'
import { storedSession } from '../../../platform/client.ts'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import type { RowAction } from '../../../ui/table/column.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import { mayManage } from '../../rules.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { EditUser } from './EditUser.tsx'
import { Activate, Deactivate, EndSessions, ResetFactor } from './questions.tsx'
import { UserHistory } from './UserHistory.tsx'
import { isOneself, type User, type UserDialogProps } from './user.ts'

const DIALOGS = {
  edit: EditUser,
  changePassword: ChangePassword,
  history: UserHistory,
  endSessions: EndSessions,
  resetFactor: ResetFactor,
  deactivate: Deactivate,
  activate: Activate,
} as const satisfies Record<string, ComponentType<UserDialogProps>>
type Task = keyof typeof DIALOGS

/** What can be done with an officer from the list, and the dialog in which it is done. */
export function useRowActions(users: readonly User[] | undefined) {
  const { t } = useTranslation()
  const go = useNavigateTo()
  const { ask, close, around } = useOpenDialog<Task, User>({
    kept: ['edit'],
    records: users,
    idOf: ({ UUID }) => UUID,
  })
  const actions = (user: User): RowAction[] => {
    const to = (task: Task, key: WordKey, more: Partial<RowAction> = {}) => ({
      key: task,
      label: t(key),
      run: () => ask(task, user),
      ...more,
    })
    const own = storedSession()?.role
    if (own === undefined || !mayManage(own, user.Roles)) return []
    return [
      to('edit', 'ui.edit'),
      to('changePassword', 'user.changePassword', {
        quiet: true,
        // Their own asks for the present one.
        ...(isOneself(user) && { run: () => void go(addresses.profile()) }),
      }),
      to('history', 'ui.history', { quiet: true }),
      ...(user.Deactivated ? [to('activate', 'user.activate', { quiet: true })] : []),
      ...(user.Sessions > 0 && !isOneself(user)
        ? [to('endSessions', 'user.endSessions', { danger: true })]
        : []),
      ...(user.SecondFactor && !isOneself(user)
        ? [to('resetFactor', 'user.resetFactor', { danger: true })]
        : []),
      ...(user.Deactivated || isOneself(user)
        ? []
        : [to('deactivate', 'user.deactivate', { danger: true })]),
    ]
  }
  const dialog = around(({ name, record }) => {
    const Shown = DIALOGS[name]
    return <Shown user={record} onClose={close} />
  })
  return { actions, dialog }
}
