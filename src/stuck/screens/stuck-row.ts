import type { TFunction } from 'i18next'
import { type Address, addresses, at } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import { formatDay, formatInstant, type Language } from '../../platform/thai-date.ts'
import { kilograms } from '../../ui/format.ts'
import type { calls } from '../contract.ts'

export type Stuck = Output<typeof calls.getStuck>['data'][number]

/** What the detail of a row says. */
export function detailOf(t: TFunction, row: Stuck, language: Language): string {
  const { Kind, Details } = row
  const text = (name: string) => String(Details[name] ?? '')
  const n = text('n')
  if (Kind === 'onNoOrder' || Kind === 'vendorIncomplete') {
    const tickets = t('stuck.tickets', { n })
    const missing = missingOf(t, row)
    return missing ? `${missing} · ${tickets}` : tickets
  }
  if (Kind === 'submitted') return t('stuck.detail.submitted', { officer: text('officer'), n })
  if (Kind === 'correction') {
    const [before, after] = [kilograms(text('before')), kilograms(text('after'))]
    return t('stuck.detail.correction', { before, after })
  }
  if (Kind === 'notGraded' || Kind === 'tareMissing') {
    const time = formatInstant(text('time'), 'short', language)
    return t('stuck.detail.weighedIn', { plate: text('plate'), time })
  }
  return ofPriceOrReceipt(t, row, language)
}

function ofPriceOrReceipt(t: TFunction, row: Stuck, language: Language): string {
  const { Kind, Details } = row
  const text = (name: string) => String(Details[name] ?? '')
  const grade = text('grade')
  const day = () => formatDay(text('day'), 'short', language)
  if (Kind === 'earlierDay') {
    const [former, today] = [text('former'), text('today')]
    return t('stuck.detail.earlierDay', { day: day(), grade, former, today })
  }
  if (Kind === 'noPrice') return t('stuck.detail.noPrice', { product: text('product'), grade })
  if (Kind === 'notPriced') return t('stuck.detail.notPriced', { plate: text('plate'), grade })
  const missing = missingOf(t, row)
  const received = t('stuck.detail.received', { day: day() })
  return missing ? `${received} · ${missing}` : received
}

function missingOf(t: TFunction, { WayOut }: Stuck): string {
  if (WayOut === 'link') return t('stuck.missing.link')
  if (WayOut === 'setD7') return t('stuck.missing.setD7')
  return WayOut === 'addAccount' ? t('term.noAccount') : ''
}

/** Where the way out of a row is. */
export function wayOutOf({ WayOut, SSWeightID, POHeaderUUID, Kind, ...row }: Stuck): Address {
  const vendor = { account: Kind === 'vendorIncomplete' ? row.Subject : row.VendorCode }
  switch (WayOut) {
    case 'order':
      return at('toOrder')
    case 'link':
      return at('vendors')
    case 'setD7':
    case 'addAccount':
      return addresses.vendors(vendor)
    case 'approve':
      return addresses.order(POHeaderUUID ?? '')
    case 'invoice':
      return addresses.invoice()
    case 'setPrice':
      return addresses.productGroups()
    default:
      return addresses.tickets(SSWeightID === null ? {} : { ticket: SSWeightID })
  }
}
