import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../platform/thai-date.ts'
import {
  gradeTicket,
  leftAt,
  openTestMill,
  readyTicket,
  type TicketFacts,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { addPayable } from '../../tests/payables.ts'
import { insertRow, updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { saveYield } from '../writes/save-yield.ts'
import { dailyPayment } from './daily-payment.ts'
import { palmMonth, palmReport } from './palm-report.ts'
import { recordedYield } from './yields.ts'

let day = '2026-10-01'

const mill = await openTestMill()
// Each test has a day of its own.
beforeEach(() => {
  day = addDays(day, 2)
})

const outAt = (time: string) => leftAt(new Date(`${day}T${time}+07:00`))

/** Weighed out at `time` of UTC+7 on the test's day. */
function weighed(time: string, facts: Partial<TicketFacts> = {}): Promise<number> {
  return weighTicket({ customerId: mill.vendor.customerId, ...outAt(time), ...facts })
}

async function priced(ticketId: number, gradePercent: number, price: string): Promise<number> {
  await valueTicket(mill, ticketId, await gradeTicket(mill, ticketId, gradePercent), price)
  return ticketId
}

async function returned(ticketId: number, kg: number): Promise<void> {
  await insertRow('gradings', {
    ticket_id: ticketId,
    grade_percent: 12,
    is_return: true,
    return_reason: 'ปาล์มดิบ',
    reject_weight_kg: kg,
    graded_at: new Date(),
    graded_by: mill.officers[52].id,
  })
}

/** 9,220 kg of the ramp at 21 % and 6.20; 7,770 kg of an estate at 18 % and 5.15; 5,000 kg graded 12 % with 230 kg returned; 1,000 kg of something else, waiting. */
async function fourTickets(): Promise<number[]> {
  const ramp = await priced(await weighed('15:00'), 21, '6.20')
  const estate = await priced(
    await weighed('09:00', { weightIn: 13_780, productCode: 'FFB-ESTATE' }),
    18,
    '5.15',
  )
  const back = await weighed('10:00', { weightIn: 11_010, productCode: 'FFB-PPEP' })
  await returned(back, 230)
  const other = await weighed('11:00', { weightIn: 7010, productCode: 'EFB' })
  return [estate, back, other, ramp]
}

test('shows the tickets of a day in the order in which they left, with what they have', async () => {
  const ids = await fourTickets()
  const { ReportPalm } = await palmReport(day)
  expect(ReportPalm.map(({ SSWeightID }) => SSWeightID)).toEqual(ids)
  expect(ReportPalm).toMatchObject([
    {
      AVL: mill.vendor.avl,
      ProductDataID: 'FFB-ESTATE',
      WeightNet: '7770.00',
      SysPalmReturnWeight: null,
      SysProductGrade: 18,
      SysPrice: '5.15',
      Amount: '40015.50',
    },
    { WeightNet: '5000.00', SysPalmReturnWeight: '230.00', SysProductGrade: 12, SysPrice: null },
    { WeightNet: '1000.00', SysProductGrade: null, SysPrice: null, Amount: null },
    { WeightNet: '9220.00', SysProductGrade: 21, SysPrice: '6.20', Amount: '57164.00' },
  ])
})

test('computes the figures of a day', async () => {
  await fourTickets()
  const { Stats } = await palmReport(day)
  expect(Stats).toEqual({
    TotalCar: 4,
    TotalWeight: '22990.00',
    FFB_Estate: '7770.00',
    FFB_PPEP: '5000.00',
    FFB_Ramp: '9220.00',
    FFB_Other: '1000.00',
    // (9220 × 21 + 7770 × 18 + 5000 × 12) / 21990
    AVGGrade: '17.89',
    AVGPrice: '5.72',
    TotalReject: '230.00',
    TotalWeightIncludeReturn: '23220.00',
    TotalRejectPercent: '0.99',
    Amount: '97179.50',
    NotPriced: 2,
    YieldPercent: null,
  })
})

test('agrees with the daily payment to the satang, payables included', async () => {
  const [first] = await fourTickets()
  await owe(first ?? 0)
  const { ReportPalm, Stats } = await palmReport(day)
  const { payment, total } = await dailyPayment(day, 'all')
  const toCompare = ReportPalm.filter(({ SysPrice }) => SysPrice !== null)
  expect(toCompare.map(moneyOf)).toEqual(payment.map(moneyOf))
  expect(toCompare[0]).toMatchObject({ WeightNet: '7770.00', SysPrice: '5.00', Amount: '38850.00' })
  expect(Stats).toMatchObject({
    Amount: total.Amount,
    AVGPrice: total.AveragePrice,
    NotPriced: total.NotPriced,
  })
})

/** The ticket's payable, copied at 5.00: its price has been another since. */
function owe(ticketId: number): Promise<string> {
  const sums = { amount: '38850.00', tax: '1165.50', paid: '37684.50' }
  const copied = { net_weight_kg: '7770.00', net_price: '5.00', tax_percent: '3.00', ...sums }
  return addPayable(mill, ticketId, copied)
}

function moneyOf({ SSWeightID, WeightNet, SysPrice, Amount }: Record<string, unknown>) {
  return { SSWeightID, WeightNet, SysPrice, Amount }
}

test('a grading that was replaced counts no more, nor does what it returned', async () => {
  const ticket = await weighed('10:00')
  await returned(ticket, 230)
  await updateRows('gradings', { ticket_id: ticket }, { superseded_at: new Date() })
  expect((await palmReport(day)).Stats).toMatchObject({ AVGGrade: null, TotalReject: '0.00' })
  await gradeTicket(mill, ticket, 20)
  const { ReportPalm, Stats } = await palmReport(day)
  expect(ReportPalm).toMatchObject([{ SysProductGrade: 20, SysPalmReturnWeight: null }])
  expect(Stats).toMatchObject({
    AVGGrade: '20.00',
    TotalReject: '0.00',
    TotalRejectPercent: '0.00',
  })
})

test('a weight that was corrected changes the amount', async () => {
  const ticket = await priced(await weighed('10:00'), 18, '5.20')
  await updateRows('weigh_tickets', { id: ticket }, { weight_in_kg: 16_010 })
  expect((await palmReport(day)).Stats).toMatchObject({
    TotalWeight: '10000.00',
    Amount: '52000.00',
  })
})

test('a day without palm is empty, without averages', async () => {
  expect(await palmReport(day)).toMatchObject({
    ReportPalm: [],
    Stats: { TotalCar: 0, AVGGrade: null, AVGPrice: null, TotalRejectPercent: null },
  })
})

test('what is corrected counts as it is now: one grade, one price a ticket', async () => {
  const id = await priced(await weighed('08:00'), 18, '5.20')
  await updateRows('valuations', { ticket_id: id }, { voided_at: new Date() })
  await updateRows('gradings', { ticket_id: id }, { superseded_at: new Date() })
  await gradeTicket(mill, id, 20)
  expect(await palmReport(day)).toMatchObject({
    ReportPalm: [{ SSWeightID: id, SysProductGrade: 20, SysPrice: null }],
    Stats: { TotalCar: 1, AVGGrade: '20.00', AVGPrice: null, NotPriced: 1 },
  })
})

test('the month has every day up to today, with the yield beside the grade', async () => {
  day = '2026-12-04'
  await readyTicket(mill, outAt('23:59:59'))
  const ctx = contextOf(mill.officers[50], new Date('2026-12-06T08:00:00+07:00'))
  const key = { RecordDate: day, ProductKey: 'CPO' as const }
  await saveYield({ ...key, YieldPercent: 17.1, Version: 0 }, ctx)
  const month = await palmMonth('2026-12-15', '2026-12-06')
  expect(month.map((one) => one.Date.slice(8))).toEqual(['01', '02', '03', '04', '05', '06'])
  expect(month[3]).toMatchObject({
    TotalWeight: '9220.00',
    FFB_Ramp: '9220.00',
    AVGGrade: '18.00',
    AVGPrice: '5.20',
    YieldPercent: '17.10',
    // 47,944.00 × −0.90 / 18
    GapPercent: '-0.90',
    GapAmount: '-2397.20',
  })
  expect(month[4]).toMatchObject({ TotalWeight: '0.00', AVGGrade: null, GapPercent: null })
  expect((await palmReport(day)).Stats.YieldPercent).toBe('17.10')
  expect(await palmMonth('2027-01-01', '2026-12-06')).toEqual([])
  expect(await palmMonth('2026-02-10', '2026-12-06')).toHaveLength(28)
})

test('a yield has who recorded it and when; where there is none, version 0', async () => {
  const key = { RecordDate: '2026-12-05', ProductKey: 'CPO' as const }
  expect(await recordedYield(key)).toEqual({
    YieldPercent: null,
    Version: 0,
    RecordedBy: null,
    RecordedAt: null,
  })
  const ctx = contextOf(mill.officers[91], new Date('2026-12-06T08:00:00+07:00'))
  await saveYield({ ...key, YieldPercent: 18.25, Version: 0 }, ctx)
  expect(await recordedYield(key)).toEqual({
    YieldPercent: '18.25',
    Version: 1,
    RecordedBy: `${ctx.officer.firstName} ${ctx.officer.lastName}`,
    RecordedAt: ctx.now,
  })
})
