import type { ReactNode } from 'react'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'

/** The number of an order, for officers who may open orders a link. */
export function OrderLink(props: {
  order: string | null
  className?: string
  /** Inside a table row, where it is not a Tab stop. */
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
