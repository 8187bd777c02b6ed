import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import type { Call } from '../../../platform/call.ts'
import type { WordKey } from '../../../platform/catalogue.ts'
import { storedSession } from '../../../platform/client.ts'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import type { RowAction } from '../../../ui/table/column.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import { calls } from '../../contract.ts'
import { mayManage } from '../../rules.ts'
import { ChangePassword, EditUser } from './UserDialogs.tsx'
import { UserHistory } from './UserHistory.tsx'
import { isOneself, nameOf, type User, type UserDialogProps } from './user.ts'

/** The plain questions about an officer, each before its call. */
const QUESTIONS = {
  endSessions: { call: calls.endSessions, done: 'done.sessionsEnded', danger: true },
  resetFactor: { call: calls.resetFactor, done: 'done.userFactorReset', danger: true },
  deactivate: { call: calls.deactivate, done: 'done.deactivated', danger: true },
  activate: { call: calls.activate, done: 'done.activated', danger: false },
} as const
type Question = keyof typeof QUESTIONS

const DIALOGS = {
  edit: EditUser,
  changePassword: ChangePassword,
  history: UserHistory,
} as const satisfies Record<string, ComponentType<UserDialogProps>>
type Task = keyof typeof DIALOGS | Question

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
    const isOwn = isOneself(user)
    const danger = (task: Question, isOffered: boolean) =>
      isOffered && !isOwn ? [to(task, `user.${task}`, { danger: true })] : []
    return [
      to('edit', 'ui.edit'),
      to('changePassword', 'user.changePassword', {
        quiet: true,
        // Their own asks for the present one.
        ...(isOwn && { run: () => void go(addresses.profile()) }),
      }),
      to('history', 'ui.history', { quiet: true }),
      ...(user.Deactivated ? [to('activate', 'user.activate', { quiet: true })] : []),
      ...danger('endSessions', user.Sessions > 0),
      ...danger('resetFactor', user.SecondFactor === true),
      ...danger('deactivate', !user.Deactivated),
    ]
  }
  const dialog = around(({ name, record }) => {
    if (name in QUESTIONS) return <Ask name={name as Question} user={record} onClose={close} />
    const Shown = DIALOGS[name as keyof typeof DIALOGS]
    return <Shown user={record} onClose={close} />
  })
  return { actions, dialog }
}

function Ask({ name: question, user, onClose }: UserDialogProps & { name: Question }) {
  const { t } = useTranslation()
  const { call, done, danger } = QUESTIONS[question]
  const name = nameOf(user)
  const { UUID, Version } = user
  const isVersioned = 'Version' in call.input.shape
  return (
    <CallQuestion
      call={call as Call<typeof call.input>}
      input={{ UUID, ...(isVersioned && { Version }) }}
      question={t(`ask.${question}`, { name })}
      text={t(`ask.${question}.text`)}
      verb={t(`user.${question}`)}
      danger={danger}
      done={(result) => {
        const { Ended: n = 0 } = result as { Ended?: number }
        return t(done, { name, n, count: n })
      }}
      {...(isVersioned && { onLatest: onClose })}
      onClose={onClose}
    />
  )
}
