import { useEffect, useRef } from 'react'
import { offerPlace, type Rank } from './place.ts'

/**
 * Where messages stand in the flow of a screen, a list or a dialog, so that they cover nothing: above what is pressed
 * there, which stays where it is; what scrolls above them is shorter meanwhile.
 */
export function MessagePlace({ rank }: { rank: Rank }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? offerPlace(place.current, rank) : undefined), [rank])
  return <div ref={place} data-messages={rank} className="no-print" />
}
