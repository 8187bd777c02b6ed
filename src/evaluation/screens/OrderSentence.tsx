import type { ReactNode } from 'react'
import { addresses } from '../../platform/addresses.ts'
import { mayOpen } from '../../platform/client.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'

interface Props {
  /** Names the order. */
  words: string
  PONumber: string
  POHeaderUUID: string | null
}

/** A sentence in which the order number is a link, for officers who may open orders. */
export function OrderSentence({ words, PONumber, POHeaderUUID }: Props) {
  const [before, ...after] = words.split(PONumber)
  if (after.length === 0) return <NoBreak words={words} />
  return (
    <>
      <NoBreak words={before ?? ''} />
      <OrderLink order={POHeaderUUID} className="unbroken">
        {PONumber}
      </OrderLink>
      <NoBreak words={after.join(PONumber)} />
    </>
  )
}

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
