import { useResizeObserver } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import css from './Dialog.module.css'

/** What stands beside a form. Where it is longer than its place, it has the focus too, so that keys scroll it. */
export function SideBody({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [content, { height }] = useResizeObserver()
  const isLong =
    height > 0 && place.current && place.current.scrollHeight > place.current.clientHeight
  return (
    <div ref={place} className={css.sideBody} {...(isLong && { tabIndex: 0 })}>
      <div ref={content}>{children}</div>
    </div>
  )
}
