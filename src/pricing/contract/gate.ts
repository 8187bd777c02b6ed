import { z } from 'zod'
import { accessKey, newAccessKey } from '../../identity/contract/access-keys.ts'
import { change, day, decimalOut, instantOut, pdf, read, text, uuid } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { MANAGERS, PURCHASING } from '../../platform/roles.ts'

/** What a truck reads at the gate, in baht per kg; nothing of prices to come, for which sellers would wait. */
const gatePrices = z.object({
  MillName: z.string(),
  /** Since when the newest of these prices is in force; null where there is none. */
  EffectiveFrom: instantOut.nullable(),
  Products: z.array(
    z.object({
      Name: z.string(),
      Prices: z.array(z.object({ ProductGrade: z.number(), Price: decimalOut })),
    }),
  ),
})

export const calls = {
  /** For whoever has the link. */
  getGatePrices: read({
    path: 'management/getGatePrices',
    roles: 'public',
    input: z.strictObject({ Token: text(100).min(1, messageKey('v.required')) }),
    output: gatePrices,
    errors: ['gate.link'],
  }),
  /** Newest first, never their secrets. */
  getGateLinks: read({
    path: 'management/getGateLinks',
    roles: MANAGERS,
    output: z.array(
      z.object({
        ...accessKey,
        /** After that business day it shows nothing; null where it has no end. */
        LastDay: z.string().nullable(),
      }),
    ),
  }),
  createGateLink: change({
    path: 'management/createGateLink',
    roles: MANAGERS,
    input: z.strictObject({
      Name: text(100).min(1, messageKey('v.required')),
      LastDay: day.nullish(),
    }),
    output: newAccessKey,
    errors: ['gate.lastDay'],
    answersSecret: true,
  }),
  revokeGateLink: change({
    path: 'management/revokeGateLink',
    roles: MANAGERS,
    input: z.strictObject({ UUID: uuid }),
    errors: ['gate.linkNotFound'],
  }),
  /** The prices in force, as a sheet to put up. */
  exportGatePrices: pdf({
    path: 'export/GatePrices',
    roles: PURCHASING,
  }),
}
