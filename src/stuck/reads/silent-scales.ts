import { silentScales } from '../../weighing/reads/silences.ts'
import { rowOf, type StuckRow } from './row.ts'

/** The scales that are silent for longer than they usually are. */
export async function stuckScales(): Promise<StuckRow[]> {
  const silent = await silentScales()
  return silent.map(({ UUID, Name, SilentSince }) =>
    rowOf('scaleSilent', UUID, {
      Subject: Name,
      VendorCode: '',
      VendorName: '',
      Details: { time: SilentSince.toISOString() },
      Since: SilentSince,
      WayOut: 'seeScales',
    }),
  )
}
