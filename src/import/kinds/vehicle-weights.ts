import type { Entry } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { MAX_TARE_KG, MIN_TARE_KG } from '../../vehicles/rules.ts'
import { lockIntake } from '../../weighing/writes/lock-intake.ts'
import { inTable, numeric } from './in-table.ts'
import type { Change, Values } from './kind.ts'
import { lockOf, run } from './statements.ts'
import { code, ownCode, weight } from './values.ts'

export const vehicleWeights = inTable({
  entity: 'vehicle',
  topic: 'vehicles',
  table: 'vehicles',
  hasId: true,
  fileNames: ['vehicle_weight', 'vehicle', 'light', 'ทะเบียนรถเบา', 'รถเบา', 'น้ำหนักรถ'],
  fields: {
    CarRegister: {
      ...ownCode(
        ['ทะเบียนรถ', 'ทะเบียน', 'รถ'],
        ['Plate', 'Registration', 'Car register'],
        '80-1234 สุราษฎร์ธานี',
      ),
      stored: { column: 'registration' },
      parse: code(100),
    },
    LightWeight: {
      ...weight(MIN_TARE_KG, MAX_TARE_KG),
      th: ['น้ำหนักรถเบา', 'น้ำหนักรถเปล่า', 'น้ำหนัก', 'รถเบา'],
      en: ['Light weight', 'Tare', 'Weight'],
      stored: numeric('tare_kg'),
      example: '6010',
    },
  },
  key: ['CarRegister'],
  name: 'CarRegister',
  from: 'known_vehicles as vehicles',
  lock: async (keys) => {
    // The scale may bring the same truck in another spelling.
    await lockIntake()
    await lockOf('vehicles', 'registration')(keys)
  },
  audited,
  entries,
  undoing: async (keys, at) => {
    await run(
      'update vehicles set registered_at = null, registered_by = null where registration = any ($1) and registered_at = $2',
      [keys, at],
    )
  },
  users:
    'select registration as key, ticket_name as by from weigh_tickets where registration = any ($1)',
})

/** Registers the trucks, and says which came to be, which were registered and what each weighs. */
async function entries(
  changes: readonly Change[],
  ids: ReadonlyMap<string, string>,
  ctx: CallContext,
): Promise<Entry[]> {
  const registered = await run<{ id: string; registration: string }>(
    `update vehicles set registered_at = $2, registered_by = $3
    where id = any ($1::uuid[]) and registered_at is null returning id, registration`,
    [[...ids.values()], ctx.now, ctx.officer?.id ?? null],
  )
  const of = (key: string) => ({ entity: 'vehicle', id: ids.get(key) ?? key })
  const added = changes.filter(({ before }) => !before)
  return [
    ...added.map(({ key }) => ({
      ...of(key),
      action: 'vehicle.create',
      after: { registration: key },
    })),
    ...registered.map(({ registration }) => ({
      ...of(registration),
      action: 'vehicle.register',
      after: { registration },
    })),
    ...changes.map(({ key, before, after }) => ({
      ...of(key),
      action: after.LightWeight ? 'vehicle.tare' : 'vehicle.removeTare',
      before: audited(before),
      after: audited(after),
    })),
  ]
}

function audited(values?: Values) {
  return { tare_kg: values?.LightWeight || null }
}
