import {
  type Icon,
  IconCashBanknote,
  IconChecks,
  IconClipboardCheck,
  IconFileImport,
  IconFilePlus,
  IconLayoutGrid,
  IconPackageImport,
  IconReceipt2,
  IconReportAnalytics,
} from '@tabler/icons-react'
import { type Address, addresses, at } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'

interface Action {
  icon: Icon
  words: WordKey
  address: Address
}

/** What officers begin with, in the order of the palm's way; each for those who may open its screen. */
export const ACTIONS: readonly Action[] = [
  {
    icon: IconClipboardCheck,
    words: 'search.do.evaluate',
    address: addresses.tickets({ status: 'W' }),
  },
  { icon: IconFilePlus, words: 'search.do.make', address: addresses.toOrder() },
  { icon: IconChecks, words: 'search.do.approve', address: addresses.approve() },
  { icon: IconPackageImport, words: 'search.do.receive', address: addresses.receipt() },
  { icon: IconReceipt2, words: 'search.do.invoice', address: addresses.invoice() },
  { icon: IconCashBanknote, words: 'search.do.pay', address: at('dailyPayment') },
  { icon: IconReportAnalytics, words: 'search.do.palmReport', address: at('palmReport') },
  { icon: IconLayoutGrid, words: 'search.do.price', address: addresses.priceBoard() },
  { icon: IconFileImport, words: 'search.do.import', address: addresses.import() },
]
