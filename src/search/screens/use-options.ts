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
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, addresses, at } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { mayOpen, useCall } from '../../platform/client.ts'
import { holdsTyped, typedKey } from '../../platform/search-key.ts'
import { formatPast } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import { calls } from '../contract.ts'
import { MAX_SHOWN, MIN_TYPED } from '../rules.ts'
import { type Found, foundCount, foundGroups } from './found-groups.tsx'
import { ICONS, type Option, type OptionGroup, type ScreenOption } from './option.ts'
import { recentlyOpened } from './recent.ts'

const DEBOUNCE_MS = 150

interface Action {
  icon: Icon
  words: WordKey
  address: Address
}

/** What officers begin with, in the order of the palm's way; each for those who may open its screen. */
const ACTIONS: readonly Action[] = [
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

interface Options {
  groups: readonly OptionGroup[]
  /** How many records there are, in all; undefined while that is not known. */
  found?: number
  /** Not asked for, or on its way. */
  pending: boolean
  error: unknown
  refetch?: () => unknown
}

/** What the palette offers for what is typed: the officer's own where nothing is, else all that has it. */
export function useOptions(typed: string, screens: readonly ScreenOption[]): Options {
  const { t } = useTranslation()
  const language = useLanguage()
  const time = (instant: string) => formatPast(instant, new Date(), language)
  const asked = useDebounced(typed.trim())
  const enabled = typedKey(asked).length >= MIN_TYPED
  const query = useCall(calls.find, { filterSearch: asked }, { enabled })
  if (typedKey(typed) === '') return { groups: ownGroups(t), pending: false, error: null }
  const found = enabled ? query.data : undefined
  const records = found ? foundGroups(found, asked, { t, time }) : []
  return {
    groups: [
      ...records.filter(({ isMeant }) => isMeant),
      ...screenGroups(t, screens, typed),
      ...records.filter(({ isMeant }) => !isMeant),
      ...actionGroups(t, typed, found),
    ],
    found: found && foundCount(found),
    pending: asked !== typed.trim() || (enabled && (query.isPending || query.isPlaceholderData)),
    error: enabled ? query.error : null,
    refetch: query.refetch,
  }
}

/** `typed`, once one stops typing for a moment. */
function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}

/** What was opened lately, and what the role begins with. */
function ownGroups(t: TFunction): OptionGroup[] {
  const recent = recentlyOpened().map((opened) => ({
    key: `recent-${opened.words}`,
    icon: ICONS[opened.kind],
    ...opened,
  }))
  return withOptions([
    { key: 'recent', title: t('search.recent'), options: recent },
    { key: 'actions', title: t('search.actions'), options: actionsOf(t) },
  ])
}

function actionsOf(t: TFunction): Option[] {
  return ACTIONS.filter(({ address }) => mayOpen(address.screen)).map(
    ({ icon, words, address }) => ({
      key: words,
      icon,
      words: t(words as 'search.do.make'),
      address,
    }),
  )
}

function screenGroups(
  t: TFunction,
  screens: readonly ScreenOption[],
  typed: string,
): OptionGroup[] {
  const options = screens
    .filter(({ words }) => holdsTyped(typed, [words]))
    .slice(0, MAX_SHOWN)
    .map((screen) => ({ key: `screen-${screen.address.screen}`, ...screen }))
  return withOptions([{ key: 'screens', title: t('search.screens'), options }])
}

/** The actions that are named so, and that of the first vendor who was found. */
function actionGroups(t: TFunction, typed: string, found: Found | undefined): OptionGroup[] {
  const options = actionsOf(t).filter(({ words }) => holdsTyped(typed, [words]))
  const [vendor] = found?.Vendors?.data ?? []
  if (vendor?.AVL && mayOpen('toOrder')) {
    const { VendorOrganizationName: name, AVL } = vendor
    const words = t('search.do.makeFor', { name })
    options.push({
      key: 'make-for',
      icon: IconFilePlus,
      words,
      address: addresses.toOrder({ q: AVL }),
    })
  }
  return withOptions([{ key: 'actions', title: t('search.actions'), options }])
}

function withOptions(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}
