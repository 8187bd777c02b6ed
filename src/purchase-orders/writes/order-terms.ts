import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import type { calls } from '../contract.ts'
import { DEFAULTS } from '../rules.ts'

export type NewOrder = Parsed<typeof calls.createPOHeader>

/** Quality and other conditions, with the days of use. */
export function conditions(order: NewOrder) {
  const use_day = order.DateOfUse || null
  const expire_day = order.DateofExpire || null
  if (use_day && expire_day && expire_day < use_day) {
    refuseField('DateofExpire', 'po.expiresBeforeUse', { date: use_day })
  }
  refuseIodine(order)
  return {
    includes_tax: order.InclTax === 'Yes',
    use_day,
    expire_day,
    ffa_max: order.FFAMax,
    moisture_max: order.MIMax,
    dobi_min: order.DobiMin,
    iodine_max: order.IVMax,
    iodine_min: order.IVMin,
    colour_blue: order.ColorB,
    colour_red: order.ColorR,
    colour_yellow: order.ColorY,
    receive_criteria: order.CriteriaReceive,
    deliver_quantity: order.QTYDeliver,
    delivery: order.Delivery,
    payment: order.Payment,
    condition: order.Condition,
  }
}

/** 0 means that there is no limit. */
function refuseIodine({ IVMin, IVMax }: NewOrder): void {
  if (IVMax > 0 && IVMax < IVMin) refuseField('IVMax', 'po.iodineRange', { min: IVMin })
}

/** The warehouse, and the site that it stands on. */
export async function placeOf({ Site, Warehouse }: NewOrder) {
  const code = Warehouse || DEFAULTS.warehouse
  const warehouse = await db()
    .selectFrom('warehouses')
    .select(['code as warehouse_code', 'site_code'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!warehouse) refuseField('Warehouse', 'po.unknownReference', { value: code })
  if (Site && Site !== warehouse.site_code) {
    refuseField('Site', 'po.unknownReference', { value: Site })
  }
  return warehouse
}

/** The seven financial dimensions: as sent, else those of section 9 and the vendor's D7. */
export async function dimensionsOf(order: NewOrder, vendorD7: string) {
  const sent = [
    order.FinDim1,
    order.FinDim2,
    order.FinDim3,
    order.FinDim4,
    order.FinDim5,
    order.FinDim6,
    order.FinDim7,
  ]
  for (const [index, value] of sent.entries()) if (value) await refuseUnknown(index + 1, value)
  const usual = [...DEFAULTS.dimensions, vendorD7]
  const [one, two, three, four, five, six, seven] = usual.map(
    (value, index) => sent[index] || value,
  )
  return {
    dimension_1: one!,
    dimension_2: two!,
    dimension_3: three!,
    dimension_4: four!,
    dimension_5: five!,
    dimension_6: six!,
    dimension_7: seven!,
  }
}

async function refuseUnknown(dimension: number, value: string): Promise<void> {
  const known = await db()
    .selectFrom('financial_dimensions')
    .select('value')
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .executeTakeFirst()
  if (!known) refuseField(`FinDim${dimension}`, 'po.unknownReference', { value })
}
