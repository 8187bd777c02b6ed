import { beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { addDays } from '../../platform/thai-date.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowsOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { saveYield } from './save-yield.ts'

const mill = await openTestMill()
const ctx = contextOf(mill.officers[91], new Date('2026-11-20T06:59:59+07:00'))

let RecordDate = '2026-10-01'
// Each test has a day of its own.
beforeEach(() => {
  RecordDate = addDays(RecordDate, 1)
})

const save = (YieldPercent: number, Version?: number, by = ctx) =>
  saveYield({ RecordDate, ProductKey: 'CPO', YieldPercent, Version }, by)

const audited = () => auditEntriesOf('yield', `${RecordDate} CPO`)

const storedYield = () =>
  db().selectFrom('yields').selectAll().where('day', '=', RecordDate).executeTakeFirst()

test('a yield is recorded and recorded anew, each with what was before and after', async () => {
  const RecordedBy = `${ctx.officer.firstName} ${ctx.officer.lastName}`
  const first = { YieldPercent: '17.50', Version: 1, RecordedBy, RecordedAt: ctx.now }
  expect(await save(17.5, 0)).toEqual(first)
  const later = contextOf(mill.officers[50], new Date('2026-11-20T09:00:00+07:00'))
  expect(await save(18.25, 1, later)).toMatchObject({
    YieldPercent: '18.25',
    Version: 2,
    RecordedBy: `${later.officer.firstName} ${later.officer.lastName}`,
    RecordedAt: later.now,
  })
  const [made, changed] = [{ yield_percent: '17.50' }, { yield_percent: '18.25' }]
  const by = ({ officer }: typeof ctx) => ({
    action: 'yield.save',
    officer_id: officer.id,
    reason: null,
  })
  expect(await audited()).toEqual([
    { ...by(ctx), before: null, after: made },
    { ...by(later), before: made, after: changed },
  ])
  const rows = await rowsOf('audit_entries', { entity_id: `${RecordDate} CPO` })
  expect(rows.map(({ happened_at }) => happened_at)).toEqual([ctx.now, later.now])
})

test('today may be recorded, tomorrow may not: the day is that of UTC+7', async () => {
  const of = (day: string) =>
    saveYield({ RecordDate: day, ProductKey: 'CPO', YieldPercent: 17.5, Version: 0 }, ctx)
  expect(await of('2026-11-20')).toMatchObject({ Version: 1 })
  await expectRefusal(of('2026-11-21'), 'yield.future')
  const later = db().selectFrom('yields').selectAll().where('day', '>', '2026-11-20')
  expect(await later.execute()).toEqual([])
})

test('a save of the same yield leaves no trace', async () => {
  await save(17.5, 0)
  expect(await save(17.5, 1)).toMatchObject({ Version: 1 })
  expect(await audited()).toHaveLength(1)
})

test('where no version is said it overwrites; what was not recorded cannot be overwritten', async () => {
  expect(await save(17.5, 4)).toMatchObject({ Version: 1 })
  expect(await save(18)).toMatchObject({ YieldPercent: '18.00', Version: 2 })
})

test('who saw none, or an older one, hears who was first, and what stands', async () => {
  await save(17.5, 0)
  await save(18, 1)
  for (const base of [0, 1]) {
    await expectRefusal(save(19, base), 'sys.stale', {
      params: {
        officer: `${ctx.officer.firstName} ${ctx.officer.lastName}`,
        time: ctx.now.toISOString(),
      },
      present: { YieldPercent: 18, Version: 2 },
    })
  }
  expect(await storedYield()).toMatchObject({ yield_percent: '18.00', version: 2 })
  expect(await audited()).toHaveLength(2)
})

test.each([0, 1])('of two who save over version %d at once one is refused', async (base) => {
  if (base) await save(16, 0)
  const saved = await Promise.allSettled([save(17, base), save(18, base)])
  const refused = saved.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'sys.stale' } }])
  expect(await storedYield()).toMatchObject({ version: base + 1 })
  expect(await audited()).toHaveLength(base + 1)
})

test('without its audit row the yield stays as it was', async () => {
  await withFailingAudit(() => expect(save(17.5, 0)).rejects.toThrow('no audit'))
  expect(await storedYield()).toBeUndefined()
})
