import { Menu, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storedSession } from '../../../platform/client.ts'
import type { Role } from '../../../platform/roles.ts'
import { useIsInFilterSheet } from '../../../ui/Filter.tsx'
import { type Chip, Chips } from '../../../ui/FilterBar.tsx'
import { count } from '../../../ui/format.ts'
import { StateGlyph } from '../../../ui/record/StateGlyph.tsx'
import { useFontsLoaded } from '../../../ui/use-fonts-loaded.ts'
import { ALL_BADGES, BADGES, type Badge, badgesIn } from '../../rules/states.ts'
import { badgeWords } from '../OrderBadge.tsx'

/** Digits of width to reserve for a count while it loads, so that the chips do not move. */
export const COUNT_DIGITS = 3
const BUYERS: readonly Role[] = [0, 1, 51]

interface Counts {
  /** Number of orders by badge under the other filters. */
  counts: Record<string, number> | undefined
  /** Badges with more orders than the server counts. */
  capped?: readonly string[]
}

interface Props extends Counts {
  /** The states of the list; the first ones are shown as chips, as many as fit in the line. */
  states?: readonly Badge[]
  value: Badge | ''
  onChange: (state: Badge | '') => void
}

/** Filter chips of the order states with their counts; those that do not fit in the line are in a menu. */
export function StateChips({ states = byWork(), value, onChange, ...counts }: Props) {
  const { t } = useTranslation()
  const { inLine, room } = useFittingChips(value)
  const inSheet = useIsInFilterSheet()
  const shown = withChosen(inSheet ? states : states.slice(0, room), value)
  const rest = ALL_BADGES.filter((state) => states.includes(state) && !shown.includes(state))
  const chips = ALL_BADGES.filter((state) => shown.includes(state)).map(
    (state): Chip => ({
      value: state,
      words: badgeWords(t, state, true),
      appearance: BADGES[state].appearance,
      count: countOf(counts, state),
      room: COUNT_DIGITS,
    }),
  )
  return (
    <>
      <Chips
        label={t('ui.state')}
        chips={[{ value: '', words: t('ui.all') }, ...chips]}
        value={value}
        onChange={(state) => onChange(state as Badge | '')}
      />
      <i ref={inLine} hidden />
      {rest.length > 0 && <MoreStatesMenu states={rest} onChange={onChange} {...counts} />}
    </>
  )
}

/** The states, those first in which the signed-in officer has to act. */
function byWork(): readonly Badge[] {
  const role = storedSession()?.role
  return role !== undefined && BUYERS.includes(role) ? badgesIn('buying') : badgesIn('deciding')
}

/**
 * How many chips fit in the line: starts with the most that the window allows and takes one less as long as the line
 * overflows. `inLine` is a ref for an element in the line.
 */
function useFittingChips(value: Badge | '') {
  const max = useMaxChips()
  const inLine = useRef<HTMLElement>(null)
  // Measured again when a font is loaded, since it changes the width of the words.
  const chips = `${max} ${value} ${useFontsLoaded()}`
  const [tried, setTried] = useState({ chips, less: 0 })
  const less = tried.chips === chips ? tried.less : 0
  useLayoutEffect(() => {
    const line = inLine.current?.parentElement
    const runsOver = line && line.scrollWidth > line.clientWidth
    if (runsOver && less + 1 < max) setTried({ chips, less: less + 1 })
  })
  return { inLine, room: max - less }
}

/** The most chips that a line can hold at this window width. */
function useMaxChips(): number {
  const narrow = useMediaQuery('(max-width: 1130px)')
  const tight = useMediaQuery('(max-width: 1430px)')
  if (narrow) return 2
  return tight ? 3 : 4
}

/** The shown states; a state chosen from the menu replaces the last one. */
function withChosen(shown: readonly Badge[], value: Badge | ''): readonly Badge[] {
  return value === '' || shown.includes(value) ? shown : [...shown.slice(0, -1), value]
}

function countOf({ counts, capped }: Counts, state: Badge): string | undefined {
  return counts && count(counts[state] ?? 0, capped?.includes(state))
}

interface MoreProps extends Counts {
  states: readonly Badge[]
  onChange: Props['onChange']
}

function MoreStatesMenu({ states, onChange, ...counts }: MoreProps) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          bdrs={5}
          fz={13}
          h="var(--ps-field)"
          p="0 9px"
          className="glyphed secondary unbroken hovers"
        >
          {t('ui.more')}
          <IconChevronDown size={14} stroke={1.7} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {states.map((state) => (
          <Menu.Item
            key={state}
            leftSection={<StateGlyph appearance={BADGES[state].appearance} />}
            rightSection={<span className="muted num">{countOf(counts, state)}</span>}
            onClick={() => onChange(state)}
          >
            {badgeWords(t, state)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
