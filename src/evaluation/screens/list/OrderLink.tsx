import type { ReactNode } from 'react'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'

/** Leads to the page of an order those who may see it; the others only read. */
export function OrderLink(props: {
  order: string | null
  className?: string
  /** In a row, past which Tab goes from row to row. */
  skipped?: boolean
  title?: string
  children: ReactNode
}) {
  const { order, className, title, children } = props
  if (!order || !mayOpen('order')) {
    return (
      <span className={className} title={title}>
        {children}
      </span>
    )
  }
  return (
    <ScreenLink
      className={className}
      title={title}
      tabIndex={props.skipped ? -1 : undefined}
      to={addresses.order(order)}
    >
      {children}
    </ScreenLink>
  )
}
