import type { TFunction } from 'i18next'
import type { StuckKind } from '../../notices/rules/waiting.ts'
import type { Output } from '../../platform/call.ts'
import { formatDay, formatInstant, type Language } from '../../platform/thai-date.ts'
import { kilograms } from '../../ui/format.ts'
import type { TwinKind } from '../../weighing/rules/twins.ts'
import type { calls } from '../contract.ts'
import type { TwinSide } from '../rules.ts'

export type Stuck = Output<typeof calls.getStuck>['data'][number]

/** What the detail of a row says. */
export function detailOf(t: TFunction, row: Stuck, language: Language): string {
  const { Details } = row
  const text = (name: string) => String(Details[name] ?? '')
  const time = () => formatInstant(text('time'), 'short', language)
  const day = () => formatDay(text('day'), 'short', language)
  const [plate, grade, officer, n] = ['plate', 'grade', 'officer', 'n'].map(text)
  const counted = { n, count: Number(n) }
  const [scale, name, other] = ['scale', 'name', 'other'].map(text)
  const ofPalm = () => joined(missingOf(t, row), t('stuck.tickets', counted))
  const weighedIn = () => t('stuck.detail.weighedIn', { plate, time: time() })
  const details: Record<StuckKind, () => string> = {
    onNoOrder: ofPalm,
    vendorIncomplete: ofPalm,
    submitted: () => t('stuck.detail.submitted', { officer, ...counted }),
    accountUnconfirmed: () => t('stuck.detail.changedBy', { officer }),
    correction: () => {
      const [before, after] = [text('before'), text('after')].map(kilograms)
      const words = before === after ? 'stuck.detail.sameNet' : 'stuck.detail.correction'
      return t(words, { before, after })
    },
    notGraded: weighedIn,
    tareMissing: weighedIn,
    ticketRefused: () => text(language),
    nameProposed: () =>
      t(other ? 'stuck.detail.nameOfOther' : 'stuck.detail.nameProposed', { scale, name, other }),
    twins: () =>
      withCounts(t, t(`stuck.twins.detail.${text('kind') as TwinKind}`), {
        tickets: sidesOf(row).goes.tickets,
      }),
    scaleSilent: () => t('stuck.detail.scaleSilent', { time: time() }),
    earlierDay: () => {
      const [former, today] = ['former', 'today'].map(text)
      return t('stuck.detail.earlierDay', { day: day(), grade, former, today })
    },
    noPrice: () => t('stuck.detail.noPrice', { product: text('product'), grade }),
    notPriced: () => t('stuck.detail.notPriced', { plate, grade }),
    received: () => joined(t('stuck.detail.received', { day: day() }), missingOf(t, row)),
  }
  return details[row.Kind]()
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ')
}

function missingOf(t: TFunction, { WayOut }: Stuck): string {
  if (WayOut === 'link') return t('vendor.noLink')
  if (WayOut === 'setD7') return t('vendor.noD7')
  return WayOut === 'addAccount' ? t('term.noAccount') : ''
}

/** What a sentence on twins says, with how many tickets it is about; none are not mentioned. */
export function withCounts(
  t: TFunction,
  words: string,
  counts: Partial<Record<'tickets' | 'moved' | 'movedBack' | 'kept', number>>,
): string {
  const some = Object.entries(counts).filter(([, n]) => n > 0)
  const counted = some.map(([what, n]) =>
    t(`stuck.twins.${what as keyof typeof counts}`, { n, count: n }),
  )
  return joined(words, ...counted)
}

/** The two of a row of twins: the one that the mill proposes to keep, and the other. */
export function sidesOf({ Details }: Stuck): Record<'goes' | 'stays', TwinSide> {
  const side = (of: string) =>
    Object.fromEntries(
      Object.entries(Details).flatMap(([name, value]) =>
        name.startsWith(`${of}.`) ? [[name.slice(of.length + 1), value]] : [],
      ),
    ) as TwinSide
  return { goes: side('goes'), stays: side('stays') }
}
