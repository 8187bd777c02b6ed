import { z } from 'zod'
import { decimalOut, instantOut } from '../../platform/call.ts'

/** What a weighing says of a truck, in the order of reading. */
export const weighing = z.object({
  SequenceWeightOut: z.string().nullable(),
  CarRegister: z.string(),
  CustomerDataID: z.string(),
  CustomerName: z.string(),
  ProductDataID: z.string(),
  ProductTypeName: z.string(),
  WeightIn: decimalOut,
  WeightTimeIn: instantOut,
  WeightOut: decimalOut.nullable(),
  WeightTimeOut: instantOut.nullable(),
  WeightNet: decimalOut.nullable(),
  UserLogInDataIDIn: z.string().nullable(),
  Remark1: z.string().nullable(),
})

/** The same of a truck that is still inside. */
export const weighedIn = weighing.omit({
  SequenceWeightOut: true,
  WeightOut: true,
  WeightTimeOut: true,
  WeightNet: true,
})
