import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestMill, weighTicket } from '../../tests/fixture.ts'
import { insertRow, updateRows } from '../../tests/rows.ts'
import { calls } from '../contract.ts'
import { corrections, correctionsOf } from './corrections.ts'

const mill = await openTestMill()
const { customerId } = mill.vendor
const scale = await db()
  .insertInto('scale_tokens')
  .values({ name: 'เครื่องชั่ง 1', token_hash: Buffer.alloc(32), created_at: new Date() })
  .returning('id')
  .executeTakeFirstOrThrow()

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute))

/** A proposal of the scale to let a ticket weigh 100 kg less, decided or open. */
async function propose(minute: number, decision: 'applied' | 'refused' | null = null) {
  const ticket_id = await weighTicket({ customerId })
  const { id: reading_id } = await insertRow('scale_readings', {
    ticket_id,
    scale_token_id: scale.id,
    received_at: at(minute),
    registration: '80-1234',
    customer_id: customerId,
    product_code: 'FFB-RAMP',
    weight_in_kg: 15_230,
    time_in: at(0),
  })
  const { id: decider } = mill.officers[0]
  const decided = decision && {
    decision,
    decided_at: at(60 - minute),
    decided_by: decider,
    before: { weight_in_kg: 15_230, weight_out_kg: 6010, customer_id: customerId },
  }
  const { id } = await insertRow('weight_corrections', {
    ticket_id,
    source: 'scale',
    reading_id,
    weight_out_kg: 6110,
    made_at: at(minute),
    ...decided,
  })
  return { id, ticket_id }
}

const list = async (filterDecision: 'open' | 'decided' | '', page = 0) => {
  const given = await corrections({ filterDecision, page })
  const parsed = calls.getCorrections.output.parse(given)
  return { ...parsed, ids: parsed.data.map(({ CorrectionID }) => CorrectionID) }
}

test('open ones come oldest first, decided ones by the time of the decision, newest first', async () => {
  const [late, early] = [await propose(20), await propose(10)]
  const [refused, accepted] = [await propose(30, 'refused'), await propose(40, 'applied')]
  expect((await list('open')).ids).toEqual([early.id, late.id])
  expect((await list('decided')).ids).toEqual([refused.id, accepted.id])
  expect((await list('')).ids).toEqual([accepted.id, refused.id, early.id, late.id])
  expect((await correctionsOf(late.ticket_id)).map(({ CorrectionID }) => CorrectionID)).toEqual([
    late.id,
  ])
})

test('each shows the changed fields: beside the present values while open, beside those before once decided', async () => {
  const { ticket_id } = await propose(50)
  await updateRows('weigh_tickets', { id: ticket_id }, { weight_in_kg: 15_330 })
  const [open] = calls.getCorrections.output.shape.data.parse(await correctionsOf(ticket_id))
  expect(open).toMatchObject({
    Source: 'scale',
    MadeBy: 'เครื่องชั่ง 1',
    Decision: 'open',
    DecidedAt: null,
    DecidedBy: null,
    LockedBy: null,
    CustomerName: `สวน ${mill.vendor.avl}`,
  })
  expect(open?.Present).toEqual({ WeightOut: 6010, WeightNet: 9320 })
  expect(open?.Proposed).toEqual({ WeightOut: 6110, WeightNet: 9220 })
  const applied = await propose(55, 'applied')
  const [decided] = await correctionsOf(applied.ticket_id)
  expect(decided).toMatchObject({
    Decision: 'accepted',
    DecidedBy: 'เจ้าหน้าที่ 0 ทดสอบ',
    Present: { WeightOut: 6010, WeightNet: 9220 },
  })
})

test('a page has 25, and past the end there is nothing', async () => {
  for (let minute = 0; minute < 30; minute += 1) await propose(minute)
  const [first, second, third] = [await list('open'), await list('open', 1), await list('open', 2)]
  expect(first).toMatchObject({ total_page: 2, index_page: 0 })
  expect([first.ids.length, second.ids.length]).toEqual([25, first.total_record - 25])
  expect(third).toMatchObject({ data: [], total_page: 2 })
})
