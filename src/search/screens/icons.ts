import { IconBuildingStore, IconFileText, IconScale, IconTruck } from '@tabler/icons-react'

/** The glyph of each kind of record. */
export const ICONS = {
  vehicle: IconTruck,
  ticket: IconScale,
  order: IconFileText,
  vendor: IconBuildingStore,
} as const
