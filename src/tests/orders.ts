import { browserHash, hashPassword } from '../identity/writes/passwords.ts'
import { db } from '../platform/db.ts'
import { businessDay } from '../platform/thai-date.ts'
import { calls } from '../purchase-orders/contract.ts'
import { headerOf } from '../purchase-orders/reads/headers.ts'
import { linesOf } from '../purchase-orders/reads/lines.ts'
import type { Action } from '../purchase-orders/rules/steps.ts'
import { FINALIZE_AFTER_DAYS } from '../purchase-orders/rules.ts'
import { createHeader } from '../purchase-orders/writes/create-header.ts'
import { cancel, deleteOrder, discard, withdraw } from '../purchase-orders/writes/ending.ts'
import { invoice } from '../purchase-orders/writes/invoice.ts'
import { addLine } from '../purchase-orders/writes/lines.ts'
import { changePayee, confirmPayee } from '../purchase-orders/writes/payee.ts'
import { receiveLine, releaseLine, undoReceive } from '../purchase-orders/writes/receiving.ts'
import {
  approve,
  confirm,
  reject,
  submit,
  undoUpdate,
  withdrawApproval,
} from '../purchase-orders/writes/steps.ts'
import { updateStatus } from '../purchase-orders/writes/update-status.ts'
import { type Mill, readyTicket, type Vendor } from './fixture.ts'
import { updateRows } from './rows.ts'
import { contextOf } from './server.ts'

const PASSWORD = 'palm-demo-2569'

/** A new order of the vendor, without lines; returns its id. */
export async function draftOrder(mill: Mill, vendor: Vendor = mill.vendor): Promise<string> {
  const input = calls.createPOHeader.input.parse({ VendorUUID: vendor.id })
  return (await createHeader(input, contextOf(mill.officers[51]))).UUID
}

/** A new order with `lines` tickets of 9,220 kg at 5.20 baht per kg. */
export async function orderWithLines(mill: Mill, lines = 2): Promise<string> {
  const id = await draftOrder(mill)
  for (let n = 0; n < lines; n += 1) await addTicket(mill, id, await readyTicket(mill))
  return id
}

/** A confirmed order of a load of bunches and one of loose fruit. */
export async function mixedOrder(mill: Mill): Promise<string> {
  const id = await draftOrder(mill)
  const [bunches, loose] = [await readyTicket(mill), await readyTicket(mill)]
  await updateRows('weigh_tickets', { id: loose }, { product_type_name: 'ปาล์มร่วง ลานเท' })
  for (const ticket of [bunches, loose]) await addTicket(mill, id, ticket)
  for (const action of ['submit', 'approve', 'confirm'] as const) await perform(mill, action, id)
  return id
}

/** Adds a ticket to an order, as an officer who buys and means it. */
export function addTicket(mill: Mill, orderId: string, ticketId: number) {
  const line = { POHeaderUUID: orderId, SSWeightID: ticketId, AllowOtherProduct: true }
  return addLine(line, contextOf(mill.officers[51]))
}

/** A submitted order of one ticket; returns its id and number. */
export async function submitTicket(mill: Mill, ticket: { id: number }, vendor?: Vendor) {
  const id = await draftOrder(mill, vendor)
  await addTicket(mill, id, ticket.id)
  await perform(mill, 'submit', id)
  return { id, po: (await orderNow(id)).PONumber }
}

/** A new order of two lines, brought as far as `actions` bring it. */
export async function orderAfter(mill: Mill, actions: readonly Action[]): Promise<string> {
  const id = await orderWithLines(mill)
  for (const action of actions) await perform(mill, action, id)
  return id
}

/** Does `action` to an order by an officer whose work it is: receives its first open line, releases its last. */
export async function perform(mill: Mill, action: Action, POHeaderUUID: string): Promise<unknown> {
  const { 0: admin, 50: manager, 51: buyer, 81: warehouse, 91: accountant } = mill.officers
  const later = new Date(Date.now() + (FINALIZE_AFTER_DAYS + 1) * 24 * 3600_000)
  const Reason = 'ผิดราย'
  const work: Record<Action, () => Promise<unknown>> = {
    submit: () => submit({ POHeaderUUID }, contextOf(buyer)),
    review: () => updateStatus(contextOf(buyer)),
    approve: () => approve({ POHeaderUUID }, contextOf(manager)),
    withdrawApproval: async () => {
      const { Version } = await headerOf(POHeaderUUID)
      return withdrawApproval({ POHeaderUUID, Version }, contextOf(manager))
    },
    reject: () => reject({ POHeaderUUID, Reason }, contextOf(manager)),
    confirm: () => confirm({ POHeaderUUID }, contextOf(buyer)),
    acknowledge: () => updateStatus(contextOf(buyer)),
    cancel: () => cancel({ POHeaderUUID }, contextOf(buyer)),
    receive: async () => receiveLine(await lineToReceive(POHeaderUUID), contextOf(warehouse)),
    undoReceive: async () => undoReceive(await receivedLine(POHeaderUUID), contextOf(warehouse)),
    release: async () => {
      const { POLineUUID } = await lineToReceive(POHeaderUUID, -1)
      return releaseLine({ POLineUUID, Reason }, contextOf(manager))
    },
    invoice: () => invoice({ POHeaderUUID }, contextOf(accountant)),
    changePayee: () => changePayee({ POHeaderUUID, Cash: 1 }, contextOf(accountant)),
    confirmPayee: async () => {
      const { Version } = await headerOf(POHeaderUUID)
      return confirmPayee({ POHeaderUUID, Version }, contextOf(manager))
    },
    finalize: () => updateStatus(contextOf(buyer, later)),
    undoUpdate: async () => {
      const { Version } = await headerOf(POHeaderUUID)
      return undoUpdate({ POHeaderUUID, Version }, contextOf(buyer))
    },
    discard: () => discard({ POHeaderUUID }, contextOf(buyer)),
    delete: async () =>
      deleteOrder({ POHeaderUUID, Password: await givePassword(admin.id) }, contextOf(admin)),
    withdraw: () => withdraw({ POHeaderUUID }, contextOf(buyer)),
  }
  return work[action]()
}

/** The order as it stands. */
export const orderNow = headerOf

/** The ids of the lines that were ever put onto an order, in their order. */
export async function lineIdsOf(id: string): Promise<string[]> {
  const lines = db().selectFrom('order_lines').select('id').where('order_id', '=', id)
  return (await lines.orderBy('line_number').execute()).map((line) => line.id)
}

async function receivedLine(POHeaderUUID: string) {
  const lines = await linesOf([POHeaderUUID])
  const { UUID: POLineUUID } = lines.find(({ IsReceipt }) => IsReceipt) ?? lines[0]!
  return { POLineUUID }
}

async function lineToReceive(POHeaderUUID: string, at = 0) {
  const lines = await linesOf([POHeaderUUID])
  const open = lines.filter(({ IsReceipt }) => !IsReceipt)
  const { UUID: POLineUUID } = (open.length > 0 ? open : lines).at(at)!
  return { POHeaderUUID, POLineUUID, RecDate: businessDay(new Date()) }
}

/** Gives the officer a password where they have none, and returns what the browser sends for it. */
export async function givePassword(officerId: string): Promise<string> {
  const sent = browserHash(PASSWORD)
  await updateRows(
    'officers',
    { id: officerId, password_hash: '-' },
    { password_hash: await hashPassword(sent) },
  )
  return sent
}
