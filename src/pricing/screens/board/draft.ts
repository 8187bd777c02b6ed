import type { TFunction } from 'i18next'
import { decimal } from '../../../platform/money.ts'
import { parseNumber } from '../../../ui/form/numbers.ts'
import type { Ladder } from '../../rules.ts'
import { type Board, type BoardProduct, type PriceSave, priceAt } from '../prices.ts'

/** A product's prices as they are typed: those that are posted by grade, the steps, and the premium. */
export interface Draft {
  posted: Readonly<Record<number, string>>
  increment: string
  decrement: string
  premium: string
}
/** The names of what a product has besides its grades. */
export const TERM_WORDS = {
  increment: 'board.increment',
  decrement: 'board.decrement',
  premium: 'term.premium',
} as const
type Term = keyof typeof TERM_WORDS
export const TERMS = Object.keys(TERM_WORDS) as Term[]
export type Field = number | Term

/** What a field is called over its column. */
export function nameOf(t: TFunction, field: Field): string {
  return typeof field === 'number' ? `${field}%` : t(TERM_WORDS[field])
}

/** The draft that says what is in force. */
export function draftOf(product: BoardProduct): Draft {
  const posted = product.oProduct_price.map(({ ProductGrade, Price }) => [
    ProductGrade,
    Price.toFixed(2),
  ])
  return {
    posted: Object.fromEntries(posted),
    increment: product.IncrementPrice.toFixed(2),
    decrement: product.DecrementPrice.toFixed(2),
    premium: product.PremiumPrice?.toFixed(2) ?? '',
  }
}

/** The drafts that say what was saved together, by product. */
export function draftsOf(save: PriceSave, { Products }: Board): Record<string, Draft> {
  const drafts = save.Products.flatMap((saved) => {
    const product = Products.find(({ UUID }) => UUID === saved.ProductUUID)
    return product ? [[product.UUID, draftOf({ ...product, ...saved })] as const] : []
  })
  return Object.fromEntries(drafts)
}

/** What stands in a field; a grade that is not posted has nothing. */
export function typedIn(draft: Draft, field: Field): string {
  return typeof field === 'number' ? (draft.posted[field] ?? '') : draft[field]
}

/** What a field shows: what is typed, or what a grade that is not posted is paid. */
export function shownIn(draft: Draft, field: Field): string {
  const typed = typedIn(draft, field)
  return typed || typeof field !== 'number' ? typed : priceAt(ladderOfDraft(draft), field)
}

/** The draft with another text in a field; a grade without one is computed again. */
export function withText(draft: Draft, field: Field, text: string): Draft {
  if (typeof field !== 'number') return { ...draft, [field]: text }
  const { [field]: _, ...others } = draft.posted
  return { ...draft, posted: text.trim() === '' ? others : { ...others, [field]: text } }
}

/** Every posted price moved by so many baht; none falls below 0. */
export function moved(draft: Draft, by: number): Draft {
  const entries = Object.entries(draft.posted).map(([grade, text]) => [grade, stepped(text, by)])
  return { ...draft, posted: Object.fromEntries(entries) }
}

/** By how many baht every posted price moved; null where that differs from grade to grade. */
export function movedBy(draft: Draft, product: BoardProduct): number | null {
  const moves = product.oProduct_price.map(({ ProductGrade, Price }) => {
    const price = parseNumber(draft.posted[ProductGrade] ?? '')
    return price === null ? null : decimal(price).minus(Price).toNumber()
  })
  return moves.every((move) => move === moves[0]) ? (moves[0] ?? 0) : null
}

/** A typed price moved by so many baht; what is no price stays. */
export function stepped(text: string, by: number): string {
  const price = parseNumber(text)
  if (price === null) return text
  const next = decimal(price).plus(by)
  return (next.lt(0) ? decimal(0) : next).toFixed(2)
}

/** Whether a text is a price in baht per kg, up to two decimals. */
export function isPrice(text: string): boolean {
  const price = parseNumber(text)
  return price !== null && price >= 0 && price <= 9999.99 && decimal(price).round(2).eq(price)
}

/** The fields with something that is no price; a premium may be left out. */
export function faultyFields(draft: Draft): Field[] {
  const fields: Field[] = [...Object.keys(draft.posted).map(Number), ...TERMS]
  return fields.filter((field) => {
    const text = typedIn(draft, field)
    return !isPrice(text) && !(field === 'premium' && text === '')
  })
}

/** Whether everything that is typed can be saved. */
export function isComplete(draft: Draft): boolean {
  return Object.keys(draft.posted).length > 0 && faultyFields(draft).length === 0
}

/** The ladder that is typed, without what is no price. */
export function ladderOfDraft({ posted, increment, decrement }: Draft): Ladder {
  const rows = Object.entries(posted)
    .filter(([, text]) => isPrice(text))
    .map(([grade, text]) => ({ gradePercent: Number(grade), price: parseNumber(text) ?? 0 }))
  return {
    rows,
    incrementPrice: parseNumber(increment) ?? 0,
    decrementPrice: parseNumber(decrement) ?? 0,
  }
}

/** Whether the draft says something else than is in force. */
export function isChanged(draft: Draft, product: BoardProduct): boolean {
  const was = draftOf(product)
  const grades = Object.keys({ ...was.posted, ...draft.posted }).map(Number)
  const fields: Field[] = [...TERMS, ...grades]
  return fields.some((field) => {
    const [one, other] = [typedIn(was, field), typedIn(draft, field)]
    return parseNumber(one) !== parseNumber(other) || (one === '') !== (other === '')
  })
}

/** What is sent of a draft that is complete. */
export function sentRow(draft: Draft, product: BoardProduct) {
  const number = (text: string) => parseNumber(text) ?? 0
  return {
    ProductUUID: product.UUID,
    PriceVersion: product.PriceVersion,
    LatestVersion: product.LatestVersion,
    oProduct_price: Object.entries(draft.posted).map(([grade, text]) => ({
      ProductGrade: Number(grade),
      Price: number(text),
    })),
    IncrementPrice: number(draft.increment),
    DecrementPrice: number(draft.decrement),
    PremiumPrice: draft.premium === '' ? null : number(draft.premium),
  }
}
