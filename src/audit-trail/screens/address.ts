import { z } from 'zod'
import { CONCERNS } from '../rules/concerns.ts'

/** The search parameters of the audit trail: what it is narrowed to, and the page. */
export const auditAddress = z.object({
  search: z.coerce.string().default(''),
  /** One record: its kind and id. */
  entity: z.string().default(''),
  id: z.coerce.string().default(''),
  officer: z.string().default(''),
  action: z.string().default(''),
  concern: z.enum(['', ...CONCERNS]).default(''),
  from: z.iso.date().nullable().default(null),
  to: z.iso.date().nullable().default(null),
  page: z.number().int().min(0).default(0),
})
export type AuditAddress = z.output<typeof auditAddress>

export const noFilters = auditAddress.parse({})

/** The filters of the address as the calls take them. */
export function auditFilters(view: AuditAddress) {
  return {
    filterSearch: view.search,
    filterEntity: view.entity,
    filterEntityID: view.id,
    filterOfficer: view.officer,
    filterAction: view.action,
    filterConcern: view.concern,
    dateFrom: view.from ?? ('' as const),
    dateTo: view.to ?? ('' as const),
  }
}

export function isFiltered({ page: _, ...view }: AuditAddress): boolean {
  return Object.values(view).some((value) => value !== '' && value !== null)
}
