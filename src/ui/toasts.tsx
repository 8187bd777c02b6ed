import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { getI18n } from 'react-i18next'
import { Message, type Press } from './messages/Message.tsx'

const SHORT_MS = 4000
/** For so long what was done may be undone. */
const UNDO_MS = 10_000
const LONG_MS = 9000

/** What a person has to look at. */
const ALERT = {
  color: 'ripe',
  icon: <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />,
  role: 'alert',
} as const

/** Id of the failure that may still be shown. */
let latestFailure: string | undefined
/** Id of the success without undo that may still be shown. */
let latestSuccess: string | undefined
/** Ids of the failures shown that say themselves when the network is back. */
const retries = new Set<string>()
/** Number of failures with another try so far, for their ids. */
let tries = 0

/**
 * Shows a success for some seconds, in place of earlier successes and failures; for ten or `undoMs`, with a button, where it can
 * be undone. One that can be undone stays beside those that follow it.
 */
export function showSuccess(words: string, undo?: () => unknown, undoMs = UNDO_MS): void {
  dismissFailure()
  hideSuccess()
  const undoAndHide = () => {
    notifications.hide(id)
    undo?.()
  }
  const again = undo && { words: getI18n().t('ui.undo'), run: undoAndHide }
  const id = show({
    message: <Message words={words} again={again} />,
    color: 'palm',
    icon: <IconCheck size={16} stroke={1.7} aria-hidden="true" />,
    autoClose: undo ? undoMs : SHORT_MS,
    role: 'status',
  })
  latestSuccess = undo ? undefined : id
}

function hideSuccess(): void {
  if (latestSuccess) notifications.hide(latestSuccess)
}

/** Shows that work is in progress, or with `end` that an answer is awaited, which that ends, until the returned function is called. */
export function showProgress(words: string, end?: Press): () => void {
  const id = show({
    message: <Message words={words} again={end} />,
    loading: true,
    autoClose: false,
    withCloseButton: false,
    role: end ? 'alert' : 'status',
  })
  return () => notifications.hide(id)
}

/** Shows an explanation for some seconds. */
export function showNotice(words: string): void {
  show({
    id: words,
    message: <Message words={words} />,
    color: 'gray',
    icon: <IconInfoCircle size={16} stroke={1.7} aria-hidden="true" />,
    autoClose: LONG_MS,
    role: 'status',
  })
}

/**
 * Shows an explanation with what can be done about it, until it is closed, which calls `onClose`, or the returned function
 * is called.
 */
export function showUntilHidden(words: string, press?: Press, onClose?: () => void): () => void {
  let isHidden = false
  const hide = () => {
    isHidden = true
    notifications.hide(words)
  }
  const run = () => {
    hide()
    press?.run()
  }
  show({
    id: words,
    ...ALERT,
    message: <Message words={words} again={press && { ...press, run }} />,
    autoClose: false,
    onClose: () => isHidden || onClose?.(),
  })
  return hide
}

/**
 * Shows a failure, in place of an earlier one. With `again` it offers another try and stays until it is closed or the
 * returned function is called.
 */
export function showFailure(words: string, again?: Press): () => void {
  if (words !== latestFailure) dismissFailure()
  if (!again) latestFailure = words
  const id = again ? `${words} ${++tries}` : words
  const retry = () => {
    notifications.hide(id)
    again?.run()
  }
  show({
    id,
    ...ALERT,
    message: <Message words={words} again={again && { ...again, run: retry }} />,
    autoClose: again ? false : LONG_MS,
    onClose: () => void retries.delete(id),
  })
  if (again?.backOnline) retries.add(id)
  return () => notifications.hide(id)
}

/** Says that the network is back, where no failure does that offers another try. */
export function showBackOnline(words: string): void {
  if (retries.size === 0) showSuccess(words)
}

/** Hides whatever is said, which is not for the next officer. */
export function hideMessages(): void {
  notifications.clean()
  retries.clear()
}

function dismissFailure(): void {
  if (latestFailure) notifications.hide(latestFailure)
  latestFailure = undefined
}

/** Does not repeat a toast that is shown. The oldest that goes by itself makes room for the newest. */
function show(toast: NotificationData): string {
  const id = notifications.show({
    ...toast,
    closeButtonProps: { 'aria-label': getI18n().t('ui.hideMessage') },
  })
  const shown = notificationsStore.getState()
  if (shown.queue[0]) notifications.hide(shown.notifications.find((one) => one.autoClose)?.id ?? '')
  return id
}
