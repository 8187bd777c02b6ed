import { z } from 'zod'
import { messageKey } from '../../platform/catalogue.ts'
import { calls } from '../contract.ts'

const { Weight } = calls.saveWeight.input.shape

/** The schema of the form; a weight is required. */
export const weightForm = z.object({ Weight: Weight.unwrap().unwrap() })
/** The same for a vehicle that is still to be chosen. */
export const addForm = weightForm.extend({
  VehicleLightUUID: z.string().min(1, messageKey('v.vehicle')),
})
