import type { TFunction } from 'i18next'
import type { Output } from '../../platform/call.ts'
import { formatDay, formatInstant, type Language } from '../../platform/thai-date.ts'
import { kilograms } from '../../ui/format.ts'
import type { TwinKind } from '../../weighing/rules/twins.ts'
import type { calls } from '../contract.ts'

export type Stuck = Output<typeof calls.getStuck>['data'][number]

/** What the detail of a row says. */
export function detailOf(t: TFunction, row: Stuck, language: Language): string {
  const { Kind, Details } = row
  const text = (name: string) => String(Details[name] ?? '')
  const n = text('n')
  const count = Number(n)
  if (Kind === 'onNoOrder' || Kind === 'vendorIncomplete') {
    const tickets = t('stuck.tickets', { n, count })
    const missing = missingOf(t, row)
    return missing ? `${missing} · ${tickets}` : tickets
  }
  if (Kind === 'submitted')
    return t('stuck.detail.submitted', { officer: text('officer'), n, count })
  if (Kind === 'accountUnconfirmed')
    return t('stuck.detail.changedBy', { officer: text('officer') })
  if (Kind === 'correction') {
    const [before, after] = [kilograms(text('before')), kilograms(text('after'))]
    return t('stuck.detail.correction', { before, after })
  }
  if (Kind === 'notGraded' || Kind === 'tareMissing') {
    const time = formatInstant(text('time'), 'short', language)
    return t('stuck.detail.weighedIn', { plate: text('plate'), time })
  }
  if (Kind === 'ticketRefused') return text(language)
  if (Kind === 'nameProposed') {
    const detail = Details.other ? 'stuck.detail.nameOfOther' : 'stuck.detail.nameProposed'
    return t(detail, { scale: text('scale'), name: text('name'), other: text('other') })
  }
  if (Kind === 'twins') {
    const detail = t(`stuck.twins.detail.${text('kind') as TwinKind}`)
    return withCounts(t, detail, { tickets: sidesOf(row).goes.tickets })
  }
  if (Kind === 'scaleSilent') {
    return t('stuck.detail.scaleSilent', { time: formatInstant(text('time'), 'short', language) })
  }
  return ofPriceOrReceipt(t, row, language)
}

/** What a sentence on twins says, with how many tickets it is about; none are not mentioned. */
export function withCounts(
  t: TFunction,
  words: string,
  counts: Partial<Record<'tickets' | 'moved' | 'movedBack' | 'kept', number>>,
): string {
  const some = Object.entries(counts).filter(([, n]) => n > 0)
  const said = some.map(([what, n]) =>
    t(`stuck.twins.${what as keyof typeof counts}`, { n, count: n }),
  )
  return [words, ...said].join(' · ')
}

export type TwinSide = Record<'id' | 'code' | 'name' | 'vendor' | 'account' | 'tare', string> &
  Record<'tickets' | 'orders' | 'payables', number>

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

/** Whether somebody else can be reminded of a row: it is not the officer's own work, and nobody did so today. */
export function mayRemind({ Mine, RemindedAt }: Stuck): boolean {
  return !Mine && RemindedAt === null
}
