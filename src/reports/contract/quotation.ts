import { z } from 'zod'
import { day, decimalOut, instantOut, pdf, read } from '../../platform/call.ts'
import { RECEIVING } from '../../platform/roles.ts'
import { ESTATE_GROUPS } from '../rules.ts'

/** A customer's latest price of the day for a product, baht per kg: SysPrice is the sum of its three terms. */
const priceRow = z.object({
  CustomerDataID: z.string(),
  CustomerName: z.string(),
  ProductDataID: z.string(),
  ProductTypeName: z.string(),
  SysProductGrade: z.number(),
  SysValuationPrice: decimalOut,
  SysValuationLevelPrice: decimalOut,
  SysValuationPremium: decimalOut,
  SysPrice: decimalOut,
  ValuedAt: instantOut,
})

export const calls = {
  reportPriceList: read({
    path: 'report/ReportPriceList',
    roles: RECEIVING,
    input: z.strictObject({ filterDate: day }),
    output: z.object({ group1: z.array(priceRow), group2: z.array(priceRow) }),
  }),
  exportQuotation: pdf({
    path: 'export/Quotation',
    roles: RECEIVING,
    input: z.strictObject({ filterDate: day, filterGroup: z.enum(ESTATE_GROUPS).default('all') }),
  }),
}
