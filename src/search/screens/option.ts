import {
  type Icon,
  IconBuildingStore,
  IconFileText,
  IconScale,
  IconTruck,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Address } from '../../platform/addresses.ts'

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

/** Something that the palette leads to. */
export interface Option {
  key: string
  /** Of a record: what it is. */
  kind?: RecordKind
  icon: Icon
  words: string
  /** Stands muted after the words. */
  about?: string
  /** Stands at the right. */
  end?: ReactNode
  address: Address
}

/** Options of one kind under their heading; `more` opens the list of all of them. */
export interface OptionGroup {
  key: string
  title: string
  options: readonly Option[]
  more?: Option
  /** Its first option is the very one whose number is typed. */
  isMeant?: boolean
}

/** A screen of the menu. */
export interface ScreenOption {
  icon: Icon
  words: string
  address: Address
}

/** The options in the order in which the arrows walk them. */
export function walked(groups: readonly OptionGroup[]): readonly Option[] {
  return groups.flatMap(({ options, more }) => (more ? [...options, more] : options))
}

/** The first option of the group after the one of `key`, or before it; round and round. */
export function inNextGroup(
  groups: readonly OptionGroup[],
  key: string | undefined,
  step: 1 | -1,
): Option | undefined {
  const at = groups.findIndex((group) => walked([group]).some((option) => option.key === key))
  return groups.at((at + step) % groups.length)?.options[0]
}
