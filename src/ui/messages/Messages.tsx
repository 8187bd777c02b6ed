import './messages.css'
import { Notifications } from '@mantine/notifications'
import { createPortal } from 'react-dom'
import { useMessagePlace } from './place.ts'

/**
 * All that is said in passing: in the place of what is on top, or over the window where it has none. A pointer keeps only
 * the message that it rests on.
 */
export function Messages() {
  const place = useMessagePlace()
  const messages = (
    <Notifications
      position="bottom-left"
      limit={4}
      pauseResetOnHover="notification"
      withinPortal={!place}
    />
  )
  return place ? createPortal(messages, place) : messages
}
