import { createContext, type ReactNode, type Ref, use } from 'react'
import { createPortal } from 'react-dom'
import { MessagePlace } from './MessagePlace.tsx'

/** Where the dialog around has its notices; undefined where no dialog is, null until it is drawn. */
export const NoticeContext = createContext<HTMLElement | null | undefined>(undefined)

interface Props {
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/**
 * What is said in a dialog while one works there: notices, and messages below them. It stands over the end of what
 * scrolls, which keeps the room of a line for it, so that nothing moves as it comes and goes.
 */
export function DialogMessages({ ref, children }: Props) {
  return (
    <div data-floating>
      <div ref={ref}>{children}</div>
      <MessagePlace rank="dialog" />
    </div>
  )
}

/** What comes while one works: in a dialog over the end of its form, elsewhere where it stands. */
export function Notice({ children }: { children: ReactNode }) {
  const place = use(NoticeContext)
  return place === undefined ? children : place && createPortal(children, place)
}
