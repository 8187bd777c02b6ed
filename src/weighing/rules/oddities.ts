import type { Settings } from '../../settings/rules.ts'
import type { Weighing } from '../rules.ts'
import type { TicketFault } from './faults.ts'
import { WEIGHING_FIELDS } from './fields.ts'

/** What is usual at the mill for a weighing. */
export interface Usual {
  settings: Settings
  /** The last net weights of its plate, in kg. */
  nets: readonly number[]
  /** When the reading came; null for opening tickets, which are old. */
  now: Date | null
}

/** Net weights of a plate that are looked at, and the least that say what it usually brings. */
export const LAST_NETS = 10
const MIN_NETS = 5
const DAY_MS = 24 * 3600_000

/**
 * What of a weighing is to be asked about, by the bounds that the mill set: a weight that no truck has, an old way in, a net
 * weight far from the median of its plate. Only what is said anew is asked about: `before` is the ticket as it was.
 */
export function oddities(
  after: Weighing,
  before: Weighing | undefined,
  { settings, nets, now }: Usual,
): TicketFault[] {
  const isNew = (field: keyof Weighing) => String(before?.[field]) !== String(after[field])
  const { leastTruckWeight: min, greatestTruckWeight: max, oldestWayIn: days } = settings
  const weights = (['weight_in_kg', 'weight_out_kg'] as const).flatMap((field) => {
    const kg = after[field]
    const isOdd = isNew(field) && kg !== null && (kg < min || kg > max)
    return isOdd ? [odd('scale.oddWeight', field, { kg, min, max })] : []
  })
  const isOld = now !== null && now.getTime() - after.time_in.getTime() > days * DAY_MS
  const wayIn = isOld && isNew('time_in') ? [odd('scale.oldWayIn', 'time_in', { days })] : []
  const isNet = NET_FIELDS.some(isNew)
  return [...weights, ...wayIn, ...(isNet ? oddNet(after, settings, nets) : [])]
}

const NET_FIELDS = ['weight_in_kg', 'weight_out_kg', 'registration'] as const

function oddNet(
  { weight_in_kg, weight_out_kg, registration: plate }: Weighing,
  { leastNetToMedian, greatestNetToMedian }: Settings,
  nets: readonly number[],
): TicketFault[] {
  if (weight_out_kg === null || nets.length < MIN_NETS) return []
  const net = weight_in_kg - weight_out_kg
  const median = medianOf(nets.slice(0, LAST_NETS))
  if (net >= leastNetToMedian * median && net <= greatestNetToMedian * median) return []
  return [odd('scale.oddNet', 'weight_out_kg', { net, median, plate })]
}

/** The one in the middle, or the mean of the two there. */
function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

function odd(
  code: TicketFault['code'],
  field: 'weight_in_kg' | 'weight_out_kg' | 'time_in',
  params: TicketFault['params'],
): TicketFault {
  return { code, field: WEIGHING_FIELDS[field].wire, params }
}
