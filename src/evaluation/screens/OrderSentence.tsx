import { NoBreak } from '../../ui/NoBreak.tsx'
import { OrderLink } from './list/OrderLink.tsx'

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
