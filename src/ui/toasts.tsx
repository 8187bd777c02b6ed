import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'

/** Says that something is done; goes by itself. */
export function done(words: string): void {
  notifications.show({
    message: words,
    color: 'palm',
    icon: <IconCheck size={16} stroke={1.7} aria-hidden="true" />,
    autoClose: 4000,
    role: 'status',
  })
}

/** Says what failed and what to do, and stays until it is read; `again` offers another try. */
export function failed(words: string, again?: { words: string; run: () => unknown }): void {
  const id = notifications.show({
    message: <Failure words={words} again={again && { ...again, run: () => retry() }} />,
    color: 'ripe',
    icon: <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />,
    autoClose: again ? false : 9000,
    role: 'alert',
  })
  const retry = () => {
    notifications.hide(id)
    again?.run()
  }
}

function Failure({
  words,
  again,
}: {
  words: string
  again?: { words: string; run: () => unknown }
}) {
  return (
    <>
      {words}
      {again && (
        <Button variant="subtle" onClick={again.run}>
          {again.words}
        </Button>
      )}
    </>
  )
}
