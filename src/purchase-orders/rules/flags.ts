/** What deserves a look before an order is approved, the gravest first. */
export const FLAGS = [
  'override',
  'correctionOpen',
  'weightCorrected',
  'offLadder',
  'accountChanged',
  'newOfficer',
  'mixedProducts',
  'oldTickets',
  'noAccount',
] as const
export type Flag = (typeof FLAGS)[number]

/** A ticket weighed out more days ago than these is old when its order is approved. */
export const OLD_TICKET_DAYS = 3

/** An account that another officer made or changed within these days is told where its orders are approved. */
export const NEW_OFFICER_DAYS = 7

interface Flagged {
  Flags: readonly { Flag: Flag }[]
  ApprovalBar?: string
}

/** Whether an order stands among those to look at first; others are plain. */
export function deservesLook({ Flags, ApprovalBar }: Flagged): boolean {
  return Flags.length > 0 || ApprovalBar !== undefined
}

/** Sorts orders that deserve a look before the plain ones, those with the gravest flag first; equal ones stay as they are. */
export function gravestFirst<O extends Flagged>(orders: readonly O[]): O[] {
  return [...orders].sort((one, other) => rank(one) - rank(other))
}

/** The place of the gravest flag, then how many there are; without flags, blocked ones before plain ones. */
function rank(order: Flagged): number {
  const [first] = order.Flags
  if (first) return FLAGS.indexOf(first.Flag) - order.Flags.length / (FLAGS.length + 1)
  return FLAGS.length + (deservesLook(order) ? 0 : 1)
}
