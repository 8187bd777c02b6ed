import type { z } from 'zod'
import type { entry } from '../contract.ts'

type Named = 'RecordName' | 'RecordDetail' | 'IsThere' | 'Browser' | 'System'

/** An entry as the queries read it: without the names of its record and of the device that sent it. */
export type EntryRow = Omit<z.input<typeof entry>, Named> & { device: string | null }

export type Values = EntryRow['Before']
