import { words as identity } from '../../identity/words.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { renderPdf } from '../../platform/documents/render-pdf.ts'
import { createTranslator, footer, signatureBlock } from '../../platform/documents/translate.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { formatInstant, formatMonth } from '../../platform/thai-date.ts'
import { words as purchase } from '../../purchase-orders/words.ts'
import { counted } from '../../ui/format.ts'
import { words as vendors } from '../../vendors/words.ts'
import { MAX_LISTED, monthOf } from '../reads/month.ts'
import { lastSeal } from '../reads/seal.ts'
import type { Concern } from '../rules/concerns.ts'
import { COLUMNS, changesText, reasonText } from '../rules/entry-text.ts'
import type { Reader } from '../rules/value-text.ts'
import { words } from '../words.ts'

const TEMPLATE = 'src/audit-trail/documents/month.typ'
const SIGNING = ['document.prepared', 'document.checked', 'document.approved'] as const
/** What weighs most first. */
const ORDER: readonly Concern[] = [
  'alone',
  'deleted',
  'weight',
  'price',
  'money',
  'officer',
  'refused',
]
const known = { ...identity, ...vendors, ...purchase, ...words }
const translateTo = createTranslator(known)

type Translate = ReturnType<typeof translateTo>
type Part = Awaited<ReturnType<typeof monthOf>>[number]

/** What the owner should know of a month: how often what was done, then each event with who, when, before and after. */
export async function monthPdf(
  month: string,
  ctx: OfficerContext,
): Promise<{ name: string; body: Uint8Array }> {
  const t = translateTo(ctx.language)
  const parts = await monthOf(month)
  const shown = ORDER.flatMap((concern) => parts.find((part) => part.concern === concern) ?? [])
  const data = {
    mill: { ...letterhead() },
    title: t('audit.month.title'),
    day: formatMonth(`${month}-01`, ctx.language),
    counts: {
      name: t('audit.month.counts'),
      rows: shown.map(({ concern, count }) => ({
        name: t(`audit.month.${concern}`),
        value: counted(count).n,
      })),
    },
    columns: HEADS.map((key) => ({ name: t(`audit.column.${key}`), unit: '' })),
    parts: shown.map((part) => partOf(part, t, ctx)),
    none: t('audit.month.none'),
    seal: await sealOf(t, ctx),
    ...signatureBlock(
      t,
      SIGNING.map((who) => ({ who: t(who) })),
    ),
    ...footer(ctx, t),
  }
  return { name: `audit_${month}.pdf`, body: await renderPdf(TEMPLATE, data, ctx) }
}

const HEADS = [...(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]), 'change'] as const

function partOf({ concern, count, entries }: Part, t: Translate, { language }: OfficerContext) {
  const reader = readerOf(t, language)
  return {
    name: `${t(`audit.month.${concern}`)} (${counted(count).n})`,
    rows: entries.map((entry) => [
      ...Object.values(COLUMNS).map((textOf) => textOf(reader, entry)),
      [
        changesText(reader, entry, 6),
        reasonText(reader, entry),
        entry.Concern === 'refused' && entry.Address,
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
    cut: count > MAX_LISTED ? t('audit.month.cut', counted(MAX_LISTED)) : '',
  }
}

function readerOf(t: Translate, language: OfficerContext['language']): Reader {
  return {
    language,
    t: (key, otherwise, filling) =>
      key in known || key.startsWith('term.') ? t(key as keyof typeof known, filling) : otherwise,
  }
}

async function sealOf(t: Translate, { language }: OfficerContext) {
  const last = await lastSeal()
  const time = last && formatInstant(last.happened_at, 'audit', language)
  return {
    name: t('audit.month.seal'),
    through: last
      ? t('audit.month.sealed', { number: last.number, time: time ?? '' })
      : t('audit.month.unsealed'),
    about: last ? t('audit.month.sealAbout') : '',
    hash: last?.hash ?? '',
  }
}
