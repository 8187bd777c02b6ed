import { Button } from '@mantine/core'
import { type NotificationData, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { getI18n } from 'react-i18next'
import { NoBreak } from './NoBreak.tsx'

interface Again {
  words: string
  run: () => unknown
}

const SHORT_MS = 4000
const LONG_MS = 9000

/** The failure that may still be read. */
let latestFailure: string | undefined
/** The success that may still be read. */
let latestSuccess: string | undefined
/** How often another try was offered. */
let tries = 0

/** Says that something is done, in place of what was done or failed before it; goes by itself. */
export function done(words: string): void {
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

/** Says what is on its way, until the function that it answers is called. */
export function working(words: string): () => void {
  const id = show({
    message: <NoBreak words={words} />,
    loading: true,
    autoClose: false,
    withCloseButton: false,
    role: 'status',
  })
  return () => notifications.hide(id)
}

/** Says why one is where one is; goes by itself. */
export function notice(words: string): void {
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
 * Says what failed and what to do, in place of what failed before it; `again` offers another try and then
 * stays until it is read, or until the function that it answers is called.
 */
export function failed(words: string, again?: Again): () => void {
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

/** What stands already is not said twice. */
function show(toast: NotificationData): string {
  return notifications.show({
    ...toast,
    closeButtonProps: { 'aria-label': getI18n().t('ui.close') },
  })
}

function Failure({ words, again }: { words: string; again?: Again }) {
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
