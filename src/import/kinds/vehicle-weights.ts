import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { MAX_TARE_KG, MIN_TARE_KG } from '../../vehicles/rules.ts'
import { lockIntake } from '../../weighing/writes/lock-intake.ts'
import type { Change, Kind } from './kind.ts'
import { undoEntriesOf } from './plain.ts'
import { recordsBy, run, writeRecords } from './statements.ts'
import { code, required, weight } from './values.ts'

export const vehicleWeights: Kind = {
  fileNames: ['vehicle_weight', 'vehicle', 'light', 'ทะเบียนรถเบา', 'รถเบา', 'น้ำหนักรถ'],
  fields: {
    CarRegister: {
      ...required,
      th: ['ทะเบียนรถ', 'ทะเบียน', 'รถ'],
      en: ['Plate', 'Registration', 'Car register'],
      parse: code(100),
      example: '80-1234 สุราษฎร์ธานี',
    },
    LightWeight: {
      ...weight(MIN_TARE_KG, MAX_TARE_KG),
      th: ['น้ำหนักรถเบา', 'น้ำหนักรถเปล่า', 'น้ำหนัก', 'รถเบา'],
      en: ['Light weight', 'Tare', 'Weight'],
      example: '6010',
    },
  },
  key: ['CarRegister'],
  name: 'CarRegister',
  read: () =>
    recordsBy(
      { key: ['CarRegister'] },
      `select registration as "CarRegister", coalesce(trim_scale(tare_kg)::text, '') as "LightWeight"
      from known_vehicles order by registration`,
    ),
  lock: async (keys) => {
    // The scale may bring the same truck in another spelling.
    await lockIntake()
    await run('select 1 from vehicles where registration = any ($1) order by id for update', [keys])
  },
  write,
  undo: async (changes, ctx, { at }) => {
    const ids = await save(
      changes.flatMap(({ key, before, after }) =>
        before ? [{ key, before: after, after: before }] : [],
      ),
    )
    await run(
      'update vehicles set registered_at = null, registered_by = null where id = any ($1::uuid[]) and registered_at = $2',
      [[...ids.values()], at],
    )
    const added = changes.filter(({ before }) => !before).map(({ key }) => key)
    const gone = await run<{ id: string; key: string }>(
      'delete from vehicles where registration = any ($1) returning id::text, registration as key',
      [added],
    )
    for (const { id, key } of gone) ids.set(key, id)
    await auditAll(ctx, undoEntriesOf('vehicle', changes.map(audited), ids, at))
    publishChange('vehicles', ids.values())
  },
  users:
    'select registration as key, ticket_name as by from weigh_tickets where registration = any ($1)',
}

async function write(changes: readonly Change[], ctx: CallContext): Promise<Map<string, string>> {
  const ids = await save(changes)
  const registered = await run<{ id: string; registration: string }>(
    `update vehicles set registered_at = $2, registered_by = $3
    where id = any ($1::uuid[]) and registered_at is null returning id, registration`,
    [[...ids.values()], ctx.now, ctx.officer?.id ?? null],
  )
  const entity = 'vehicle'
  const added = changes.filter(({ before }) => !before)
  await auditAll(ctx, [
    ...added.map(({ key }) => ({
      action: 'vehicle.create',
      entity,
      id: ids.get(key) ?? key,
      after: { registration: key },
    })),
    ...registered.map(({ id, ...after }) => ({ action: 'vehicle.register', entity, id, after })),
    ...changes.map(audited).map(({ key, before, after }) => ({
      action: after.tare_kg === null ? 'vehicle.removeTare' : 'vehicle.tare',
      entity,
      id: ids.get(key) ?? key,
      before: before ?? { tare_kg: null },
      after,
    })),
  ])
  publishChange('vehicles', ids.values())
  return ids
}

function save(changes: readonly Change[]) {
  return writeRecords(
    `insert into vehicles (registration, tare_kg)
    select "CarRegister", nullif("LightWeight", '')::numeric
    from json_to_recordset($1) as said ("CarRegister" text, "LightWeight" text)
    on conflict (registration) do update set tare_kg = excluded.tare_kg, version = vehicles.version + 1
    returning id::text, registration as key`,
    changes.map(({ after }) => after),
  )
}

function audited({ key, before, after }: Change) {
  const tare = (values: Change['after']) => ({ tare_kg: values.LightWeight || null })
  return { key, before: before && tare(before), after: tare(after) }
}
