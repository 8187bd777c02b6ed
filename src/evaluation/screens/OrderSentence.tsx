import { Unbroken } from '../../ui/Unbroken.tsx'
import { OrderLink } from './list/OrderLink.tsx'

interface Props {
  /** Names the order. */
  words: string
  PONumber: string
  POHeaderUUID: string | null
}

/** A sentence in which the number of an order leads to it, for those who may open orders. */
export function OrderSentence({ words, PONumber, POHeaderUUID }: Props) {
  const [before, ...after] = words.split(PONumber)
  if (after.length === 0) return <Unbroken words={words} />
  return (
    <>
      <Unbroken words={before ?? ''} />
      <OrderLink order={POHeaderUUID} className="unbroken">
        {PONumber}
      </OrderLink>
      <Unbroken words={after.join(PONumber)} />
    </>
  )
}
