/** Days for which whoever had another's account in hand is no second pair of eyes over them. */
export const INDEPENDENCE_DAYS = 30

/** That one officer had the account of another in hand: could sign in by it, or let somebody else do so. */
export interface Handling {
  by: string
  of: string
  /** They made the account. */
  isMaking: boolean
}

/** What takes two officers. */
export interface Matter {
  /** Who did the first part. */
  first: readonly string[]
  /** Who else takes part in it. */
  others?: readonly string[]
}

/**
 * How an officer stands to the second part of a matter: they may do it, they did the first part themselves, they and
 * who did the first part are not independent, or they may although they are not, since the mill has nobody else.
 */
export const STANDINGS = ['independent', 'own', 'dependent', 'alone'] as const
export type Standing = (typeof STANDINGS)[number]

/** Whether one officer had the account of another in hand, also through accounts that they had in hand. */
export type HadInHand = (by: string, of: string) => boolean

/** Who had whose account in hand, by what each of them did to single accounts. */
export function hadInHand(handlings: readonly Handling[]): HadInHand {
  const handled = new Map<string, string[]>()
  for (const { by, of } of handlings) handled.set(by, [...(handled.get(by) ?? []), of])
  const reached = new Map<string, ReadonlySet<string>>()
  const reachOf = (by: string) => {
    const found = new Set<string>()
    // The set grows while it is walked through.
    const walk = (from: string) => {
      for (const of of handled.get(from) ?? []) found.add(of)
    }
    walk(by)
    for (const officer of found) walk(officer)
    reached.set(by, found)
    return found
  }
  return (by, of) => (reached.get(by) ?? reachOf(by)).has(of)
}

/**
 * Whether two officers are two pairs of eyes: they are not one, neither had the account of the other in hand, and no
 * third of those who take part had both.
 */
export function areIndependent(
  a: string,
  b: string,
  takingPart: readonly string[],
  handled: HadInHand,
): boolean {
  if (a === b || handled(a, b) || handled(b, a)) return false
  return !takingPart.some((third) => handled(third, a) && handled(third, b))
}

/** Whether that officer is independent of everybody who did the first part. */
export function isSecond(
  officer: string,
  { first, others = [] }: Matter,
  handled: HadInHand,
): boolean {
  const takingPart = [...first, ...others]
  return first.every((one) => areIndependent(officer, one, takingPart, handled))
}
