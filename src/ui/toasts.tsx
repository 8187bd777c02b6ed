import { Button } from '@mantine/core'
import { type NotificationData, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { getI18n } from 'react-i18next'
import { NoBreak } from './NoBreak.tsx'

interface Retry {
  words: string
  run: () => unknown
}

const SHORT_MS = 4000
const LONG_MS = 9000

/** Id of the failure that may still be shown. */
let latestFailure: string | undefined
/** Id of the success that may still be shown. */
let latestSuccess: string | undefined
/** Number of failures with another try so far, for their ids. */
let tries = 0

/** Shows a success for some seconds, in place of earlier successes and failures. */
export function showSuccess(words: string): void {
  dismissFailure()
  if (latestSuccess) notifications.hide(latestSuccess)
  const icon = <IconCheck size={16} stroke={1.7} aria-hidden="true" />
  latestSuccess = show({
    message: <NoBreak words={words} />,
    color: 'palm',
    icon,
    autoClose: SHORT_MS,
    role: 'status',
  })
}

/** Shows that work is in progress until the returned function is called. */
export function showProgress(words: string): () => void {
  const id = show({
    message: <NoBreak words={words} />,
    loading: true,
    autoClose: false,
    withCloseButton: false,
    role: 'status',
  })
  return () => notifications.hide(id)
}

/** Shows an explanation for some seconds. */
export function showNotice(words: string): void {
  const icon = <IconInfoCircle size={16} stroke={1.7} aria-hidden="true" />
  show({
    id: words,
    message: <NoBreak words={words} />,
    color: 'gray',
    icon,
    autoClose: LONG_MS,
    role: 'status',
  })
}

/**
 * Shows a failure, in place of an earlier one. With `again` it offers another try and stays until it is closed or the
 * returned function is called.
 */
export function showFailure(words: string, again?: Retry): () => void {
  if (words !== latestFailure) dismissFailure()
  if (!again) latestFailure = words
  const id = again ? `${words} ${++tries}` : words
  const retry = () => {
    notifications.hide(id)
    again?.run()
  }
  show({
    id,
    message: <Failure words={words} again={again && { ...again, run: retry }} />,
    color: 'ripe',
    icon: <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />,
    autoClose: again ? false : LONG_MS,
    role: 'alert',
  })
  return () => notifications.hide(id)
}

function dismissFailure(): void {
  if (latestFailure) notifications.hide(latestFailure)
  latestFailure = undefined
}

/** Does not repeat a toast that is shown. */
function show(toast: NotificationData): string {
  return notifications.show({
    ...toast,
    closeButtonProps: { 'aria-label': getI18n().t('ui.close') },
  })
}

function Failure({ words, again }: { words: string; again?: Retry }) {
  return (
    <>
      <NoBreak words={words} />
      {again && (
        <Button variant="subtle" onClick={again.run}>
          {again.words}
        </Button>
      )}
    </>
  )
}
