import { IconBuildingStore, IconFileText, IconScale, IconTruck } from '@tabler/icons-react'

/** The glyph of each kind of record. */
export const ICONS = {
  vehicle: IconTruck,
  ticket: IconScale,
  order: IconFileText,
  vendor: IconBuildingStore,
} as const

/** A kind of record that is found. */
export type RecordKind = keyof typeof ICONS
export const RECORD_KINDS = Object.keys(ICONS) as [RecordKind, ...RecordKind[]]
