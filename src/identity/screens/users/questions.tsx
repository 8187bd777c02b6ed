import { useTranslation } from 'react-i18next'
import type { Role } from '../../../platform/roles.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { calls } from '../../contract.ts'
import { nameOf, type UserDialogProps } from './user.ts'

interface OwnRoleProps {
  from: Role
  to: Role
  running: boolean
  onYes: () => unknown
  onNo: () => void
}

/** Asks before officers take their own role from themselves. */
export function OwnRole({ from, to, ...handlers }: OwnRoleProps) {
  const { t } = useTranslation()
  const roles = { from: t(`role.${from}`), to: t(`role.${to}`) }
  return (
    <Confirm
      question={t('ask.ownRole', roles)}
      text={t('ask.ownRole.text', roles)}
      verb={t('user.changeOwnRole')}
      danger
      {...handlers}
    />
  )
}

/** Asks before an officer is shut out. */
export function Deactivate({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const name = nameOf(user)
  const { UUID, Version } = user
  const done = t('done.deactivated', { name })
  const action = useAction(calls.deactivate, { done, onDone: onClose, onLatest: onClose })
  return (
    <Confirm
      question={t('ask.deactivate', { name })}
      text={t('ask.deactivate.text')}
      verb={t('user.deactivate')}
      danger
      running={action.running}
      onYes={() => action.run({ UUID, Version })}
      onNo={onClose}
    />
  )
}

/** Asks before an officer is let in again. */
export function Activate({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const name = nameOf(user)
  const { UUID, Version } = user
  const done = t('done.activated', { name })
  const action = useAction(calls.activate, { done, onDone: onClose, onLatest: onClose })
  return (
    <Confirm
      question={t('ask.activate', { name })}
      text={t('ask.activate.text')}
      verb={t('user.activate')}
      running={action.running}
      onYes={() => action.run({ UUID, Version })}
      onNo={onClose}
    />
  )
}

/** Asks before an officer is signed out everywhere. */
export function EndSessions({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const name = nameOf(user)
  const action = useAction(calls.endSessions, {
    done: ({ Ended: n }) => t('done.sessionsEnded', { name, n, count: n }),
    onDone: onClose,
  })
  return (
    <Confirm
      question={t('ask.endSessions', { name })}
      text={t('ask.endSessions.text')}
      verb={t('user.endSessions')}
      danger
      running={action.running}
      onYes={() => action.run({ UUID: user.UUID })}
      onNo={onClose}
    />
  )
}

/** Asks before the second factor of an officer who has lost it is taken away. */
export function ResetFactor({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const name = nameOf(user)
  const action = useAction(calls.resetFactor, {
    done: t('done.userFactorReset', { name }),
    onDone: onClose,
  })
  return (
    <Confirm
      question={t('ask.resetFactor', { name })}
      text={t('ask.resetFactor.text')}
      verb={t('user.resetFactor')}
      danger
      running={action.running}
      onYes={() => action.run({ UUID: user.UUID })}
      onNo={onClose}
    />
  )
}
