import { Link } from '@tanstack/react-router'
import { storedSession } from '../../platform/client.ts'
import { mayCall, PURCHASING } from '../../platform/roles.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'

interface Props {
  /** Names the order. */
  words: string
  PONumber: string
  POHeaderUUID: string | null
}

/** A sentence in which the number of an order leads to it, for those who may open orders. */
export function OrderSentence({ words, PONumber, POHeaderUUID }: Props) {
  const at = words.indexOf(PONumber)
  const mayOpen = mayCall(PURCHASING, storedSession()?.role)
  if (at < 0 || !POHeaderUUID || !mayOpen) return <Unbroken words={words} />
  return (
    <>
      <Unbroken words={words.slice(0, at)} />
      <Link
        className="unbroken"
        to="/Controller/poLine/$poHeaderUUID"
        params={{ poHeaderUUID: POHeaderUUID }}
      >
        {PONumber}
      </Link>
      <Unbroken words={words.slice(at + PONumber.length)} />
    </>
  )
}
