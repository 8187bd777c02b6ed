import { db } from '../../platform/db.ts'
import { letterhead } from '../../platform/letterhead.ts'

/** What a weighbridge offers to choose from: customers and products as the mill has them, and the mill's name for slips. */
export async function scaleLists() {
  const [customers, products] = await Promise.all([
    db()
      .selectFrom('known_customers')
      .select(['code as CustomerDataID', 'name as CustomerName'])
      .orderBy('code')
      .execute(),
    db()
      .selectFrom('products')
      .select(['code as ProductDataID', 'name as ProductTypeName'])
      .orderBy('code')
      .execute(),
  ])
  return { MillName: letterhead().name, Customers: customers, Products: products }
}
