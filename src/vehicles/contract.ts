import { z } from 'zod'
import {
  change,
  decimalOut,
  decimals,
  instantOut,
  read,
  text,
  uuid,
  version,
} from '../platform/call.ts'
import { messageKey } from '../platform/catalogue.ts'
import { PURCHASING } from '../platform/roles.ts'
import { MAX_TARE_KG, MIN_TARE_KG } from './rules.ts'

const named = z.object({
  UUID: z.uuid(),
  CarRegister: z.string(),
  AVL: z.string().nullable(),
  CustomerName: z.string().nullable(),
  Version: z.number(),
})

/** A vehicle of the registry, with its tare in kg where it has one. */
export const vehicle = z.object({ ...named.shape, LightWeight: decimalOut.nullable() })

/** A vehicle, and what it weighed when it last went out without returned palm. */
const unweighed = z.object({
  ...named.shape,
  /** How many of its last weigh-outs were looked at, and their average in kg. */
  OutCount: z.number(),
  OutAverage: decimalOut.nullable(),
})

/** The same with its tare. */
const weighed = z.object({
  ...unweighed.shape,
  /** Kg. */
  LightWeight: decimalOut,
  SavedAt: instantOut.nullable(),
  SavedBy: z.string().nullable(),
  /** When it last went out. */
  OutLatest: instantOut.nullable(),
  /** Percent that the average is above the tare; negative below. */
  OutDifference: decimalOut.nullable(),
})

/** Kilograms that a vehicle may weigh when it is empty. */
const tare = z
  .number({ error: messageKey('v.tare') })
  .min(MIN_TARE_KG, messageKey('v.tareMin'))
  .max(MAX_TARE_KG, messageKey('v.tareMost'))
  .refine(decimals(2), messageKey('v.tareDecimals'))

const search = z.strictObject({ filterSearch: text(100).nullish() })

/** The lists hold the first thousand by plate. */
export const calls = {
  getWeighed: read({
    path: 'vehicleLight/GetVehicalLightValid',
    roles: PURCHASING,
    input: search,
    output: z.array(weighed),
  }),
  getUnweighed: read({
    path: 'vehicleLight/GetVehicalLightNoValid',
    roles: PURCHASING,
    input: search,
    output: z.array(unweighed),
  }),
  /** Takes the plates that the scale has named since into the registry; tells how many. */
  pullRegistrations: change({
    path: 'vehicleLight/ProcessVehicleLight',
    roles: PURCHASING,
    output: z.object({ Created: z.number() }),
  }),
  /** Sets the tare of a vehicle in the registry; without a weight takes it away. */
  saveWeight: change({
    path: 'vehicleLight/SaveVehicleWeight',
    roles: PURCHASING,
    input: z.strictObject({ VehicleLightUUID: uuid, Weight: tare.nullish(), Version: version }),
    output: vehicle,
    errors: ['light.notFound', 'sys.stale'],
  }),
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    vehicles: true
  }
}
