import { sql } from 'kysely'
import { beginning, containing } from '../../platform/containing.ts'
import { db } from '../../platform/db.ts'
import { MOST_ROWS } from '../../platform/paging.ts'
import { vendorsLike } from './matching.ts'
import { namedVendors } from './premium.ts'

interface Search {
  filterSearch?: string | null
}

/** The groups of products by code, of which the first is the usual one. */
export function groupOptions() {
  return db()
    .selectFrom('product_groups')
    .select(['id as UUID', 'id as ID', 'name as Name', 'code as ProductCode'])
    .orderBy('code')
    .execute()
}

/** What a vendor's D7 can be, by value. */
export function dimension7Options({ filterSearch }: Search) {
  const pattern = containing(filterSearch ?? '')
  return db()
    .selectFrom('financial_dimensions')
    .select(['value as ID', 'value as DimensionValue', 'description as Description'])
    .where('dimension', '=', 7)
    .$if(!!filterSearch, (query) =>
      query.where((eb) =>
        eb.or([eb('value', 'ilike', pattern), eb('description', 'ilike', pattern)]),
      ),
    )
    .orderBy('value')
    .limit(MOST_ROWS)
    .execute()
}

/** The customers that no vendor is linked to; those whose code or name begins with what was typed come first. */
export function unlinkedCustomers({ filterSearch }: Search) {
  const search = filterSearch ?? ''
  const [within, first] = [containing(search), beginning(search)]
  return db()
    .selectFrom('customers')
    .select(['id as CustomerID', 'code as CustomerCustomerID', 'name as CustomerCustomerName'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vendor_links')
            .select('id')
            .whereRef('customer_id', '=', 'customers.id')
            .where('unlinked_at', 'is', null),
        ),
      ),
    )
    .$if(search !== '', (query) =>
      query
        .where((eb) => eb.or([eb('code', 'ilike', within), eb('name', 'ilike', within)]))
        .orderBy(sql`code ilike ${first} or name ilike ${first}`, 'desc'),
    )
    .orderBy(sql`name collate "th-x-icu"`)
    .orderBy('code')
    .limit(MOST_ROWS)
    .execute()
}

/** The vendors that are not premium; those whose code or name begins with what was typed come first. */
export function vendorsWithoutPremium({ filterSearch }: Search) {
  const search = filterSearch ?? ''
  const first = beginning(search)
  return namedVendors()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('premiums')
            .select('id')
            .whereRef('vendor_id', '=', 'vendors.id')
            .where('removed_at', 'is', null),
        ),
      ),
    )
    .$if(search !== '', (query) =>
      query
        .where('vendors.id', 'in', vendorsLike(search))
        .orderBy(sql`account_number ilike ${first} or vendors.name ilike ${first}`, 'desc'),
    )
    .orderBy(sql`vendors.name collate "th-x-icu"`)
    .orderBy('account_number')
    .limit(MOST_ROWS)
    .execute()
}
