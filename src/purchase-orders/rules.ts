/** Whether `officerId` may take an order back: who made it at once with its lines, while nobody has touched it. */
export function mayWithdraw(
  officerId: string,
  order: { created_by: string; version: number; made_version: number | null },
): boolean {
  return officerId === order.created_by && order.version === order.made_version
}

interface Received {
  by: string
  /** The business day on which it was received. */
  day: string
}

/** Why an officer may not take a receipt back; undefined where they may: their own, and on the day on which they did it. */
export function whyNotUndo(receipt: Received, officerId: string, today: string) {
  if (receipt.by !== officerId) return 'po.undoOfAnother'
  return receipt.day === today ? undefined : 'po.undoTooLate'
}

/** The day on which a line is received where nobody says another: that of the truck's exit, today where that is closed. */
export function usualReceiptDay(exitDay: string, isClosed: boolean, today: string): string {
  return isClosed ? today : exitDay
}

/** Whether an order of so many lines may let one go: it keeps the last. */
export function mayReleaseOne(lines: number): boolean {
  return lines > 1
}

/** `NBDPO-PL-6911-00012`: five digits, more when they run out. */
export function orderNumber(sequence: string, buddhistMonth: string, count: number): string {
  return `${sequence}-${buddhistMonth}-${String(count).padStart(5, '0')}`
}

export interface Goods {
  ProductDataID: string
  ProductTypeName: string
}

/** What a ticket brought: its product, by code where the scale sent no name. */
export function productOf({ ProductTypeName, ProductDataID }: Goods): string {
  return ProductTypeName || ProductDataID
}

/** Whether `tickets` brought different products. */
export function isMixed(tickets: readonly Goods[]): boolean {
  return new Set(tickets.map(productOf)).size > 1
}

/** The one product that all of `tickets` brought; none where they brought different ones. */
export function sharedProduct(tickets: readonly Goods[]): string[] {
  return isMixed(tickets) ? [] : tickets.slice(0, 1).map(productOf)
}

/** What a payable keeps instead of an account where it is paid in cash. */
export const IN_CASH = { bank_name: null, bank_account: null } as const

/** What a list of orders can be sorted by. */
export const SORT_FIELDS = [
  'PONumber',
  'VendorOrganizationName',
  'Created',
  'AVL',
  'OfficerName',
  'TotalReceipt',
  'TotalWeight',
  'TotalAmount',
  'TotalTax',
  'TotalPaid',
  'LastRecDate',
  'State',
] as const

/** Days after which an invoiced order is finalized by the bulk "update status", where the mill sets none. */
export const FINALIZE_AFTER_DAYS = 7
/** For so long who pressed "update status" may take it back. */
export const UNDO_UPDATE_MS = 60_000
/** A second click on an add control within this many milliseconds is ignored by the screens. */
export const ADD_GUARD_MS = 2000
