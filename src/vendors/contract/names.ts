import { z } from 'zod'
import { change, rowId, text } from '../../platform/call.ts'
import { PURCHASING } from '../../platform/roles.ts'

export const calls = {
  /**
   * Gives a customer the name that a scale sent with its code, from now on, or keeps the one that it has: then the same
   * name is not proposed again.
   */
  decideName: change({
    path: 'vendor/DecideCustomerName',
    roles: PURCHASING,
    input: z.strictObject({
      ProposalID: rowId,
      Decision: z.enum(['accepted', 'refused']),
      /** The name that the officer saw the customer have. */
      CustomerCustomerName: text(200).nullish(),
    }),
    errors: ['vendor.nameDecided'],
  }),
}
