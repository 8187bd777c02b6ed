import { Group, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './FilterBar.module.css'
import { lazyPart } from './lazy-part.tsx'
import type { FilterBarProps } from './PhoneFilterBar.tsx'
import { StateGlyph } from './record/StateGlyph.tsx'
import type { StateAppearance } from './record/state-appearance.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useIsUpright } from './use-is-upright.ts'

const PhoneFilterBar = lazyPart(async () => (await import('./PhoneFilterBar.tsx')).PhoneFilterBar, {
  fallback: <Line>{null}</Line>,
})

/**
 * The one line of filters over a list: fields first, then chips; `end` stands at the right. On a phone each `Filter` of
 * it goes into a sheet.
 */
export function FilterBar(props: FilterBarProps) {
  const isPhone = useIsPhone()
  const isUpright = useIsUpright()
  if (!isPhone && !(isUpright && props.foldsUpright)) return <Line {...props} />
  return <PhoneFilterBar {...props} />
}

function Line({ children, end }: FilterBarProps) {
  return (
    <div className={`${css.line} line ruled no-print`}>
      {children}
      {end && <div className={`${css.end} row`}>{end}</div>}
    </div>
  )
}

/** Letters of a chip that may be cut. */
const LONG = 20

export interface Chip {
  value: string
  words: string
  appearance?: StateAppearance
  /** Stands before the words where it is no state. */
  icon?: ReactNode
  /** A rule stands before it. */
  apart?: boolean
  count?: number | string
  /** Figures that the count may have, 2 by default: its place is kept free until it comes. */
  room?: number
}

/** A single choice as chips with their counts; the value '' is that of "all". */
export function Chips(props: {
  label: string
  chips: readonly Chip[]
  value: string
  onChange: (value: string) => void
  /** Those that a narrow window has no room for stand in a second line. */
  wraps?: boolean
  /** They are many for their line, and stand closer. */
  dense?: boolean
}) {
  return (
    <Group
      component="fieldset"
      gap={2}
      align="stretch"
      wrap="nowrap"
      className={css.chips}
      data-wraps={props.wraps || undefined}
      data-dense={props.dense || undefined}
    >
      <legend className="sr-only">{props.label}</legend>
      {props.chips.map((chip) => (
        <UnstyledButton
          key={chip.value}
          className={`${css.chip} glyphed secondary unbroken hovers`}
          data-apart={chip.apart || undefined}
          aria-pressed={chip.value === props.value}
          onClick={() => props.onChange(chip.value)}
        >
          {chip.appearance && <StateGlyph appearance={chip.appearance} />}
          {chip.icon}
          <span className={css.words} title={chip.words.length > LONG ? chip.words : undefined}>
            {chip.words}
          </span>
          {'count' in chip && (
            <span className={`${css.count} num muted`} style={{ minWidth: `${chip.room ?? 2}ch` }}>
              {chip.count}
            </span>
          )}
        </UnstyledButton>
      ))}
    </Group>
  )
}
