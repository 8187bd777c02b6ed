import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayCall, PURCHASING } from '../../../platform/roles.ts'
import { storedSession } from '../../../platform/session.ts'

/** Whether the signed-in officer may see the page of an order. */
export function mayOpenOrder(): boolean {
  return mayCall(PURCHASING, storedSession()?.role)
}

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
  if (!order || !mayOpenOrder()) {
    return (
      <span className={className} title={title}>
        {children}
      </span>
    )
  }
  return (
    <Link
      className={className}
      title={title}
      tabIndex={props.skipped ? -1 : undefined}
      to="/Controller/poLine/$poHeaderUUID"
      params={{ poHeaderUUID: order }}
    >
      {children}
    </Link>
  )
}
