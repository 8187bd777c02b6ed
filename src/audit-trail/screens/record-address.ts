import { type Address, addresses, at } from '../../platform/addresses.ts'
import type { AuditEntry } from './reader.ts'

/** Where the record of an entry is shown; nothing where it is gone or has no screen. */
export function recordAddress({
  Entity,
  EntityID,
  RecordName,
  IsThere,
}: AuditEntry): Address | undefined {
  if (Entity === 'day') return addresses.dayClose({ date: EntityID })
  if (Entity === 'yield') return addresses.palmReport({ date: EntityID.slice(0, 10) })
  if (!IsThere || RecordName === null) return undefined
  return SCREENS[Entity]?.(EntityID, RecordName)
}

const SCREENS: Readonly<Record<string, (id: string, name: string) => Address>> = {
  order: (id) => addresses.order(id),
  ticket: (id) => addresses.tickets({ ticket: Number(id), status: 'A' }),
  vendor: (_, account) => addresses.vendors({ account }),
  customer: (_, avl) => addresses.vendors({ avl }),
  vehicle: (_, plate) => addresses.vehicles({ plate }),
  product: () => addresses.priceBoard(),
  productGroup: (id) => addresses.productGroup(id),
  memberLevel: () => at('memberLevels'),
  officer: (_, email) => at('officers', { q: email }),
  scaleToken: () => addresses.scaleTokens(),
  gateLink: () => addresses.priceBoard(),
}
