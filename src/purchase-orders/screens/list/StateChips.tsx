import { Menu, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storedSession } from '../../../platform/client.ts'
import type { Role } from '../../../platform/roles.ts'
import { Chips } from '../../../ui/FilterBar.tsx'
import { count } from '../../../ui/format.ts'
import { StateGlyph } from '../../../ui/record/StateGlyph.tsx'
import { ALL_BADGES, BADGES, badgesIn } from '../../rules/states.ts'
import type { Badge } from '../../rules.ts'
import { badgeWords } from '../OrderBadge.tsx'
import css from './StateChips.module.css'

/** Figures kept free for each count until it comes. */
const ROOM = 3
const BUYERS: readonly Role[] = [0, 1, 51]

interface Counts {
  /** Orders by badge, for the other filters as they stand. */
  counts: Record<string, number> | undefined
  /** The badges of which there are more than was counted. */
  capped?: readonly string[]
}

interface Props extends Counts {
  /** The states of the list. As many as there is room for stand in the line, the first ones first. */
  states?: readonly Badge[]
  value: Badge | ''
  onChange: (state: Badge | '') => void
}

/** The states of orders as chips with their counts; one may be chosen, the others are behind "more". */
export function StateChips({ states = byWork(), value, onChange, ...counts }: Props) {
  const { t } = useTranslation()
  const { inLine, room } = useRoom(value)
  const shown = chipped(states.slice(0, room), value)
  const rest = ALL_BADGES.filter((state) => states.includes(state) && !shown.includes(state))
  const chips = ALL_BADGES.filter((state) => shown.includes(state)).map((state) => ({
    value: state,
    words: badgeWords(t, state, true),
    look: BADGES[state].appearance,
    count: countOf(counts, state),
    room: ROOM,
  }))
  return (
    <>
      <Chips
        label={t('ui.state')}
        chips={[{ value: '', words: t('ui.all') }, ...chips]}
        value={value}
        onChange={(state) => onChange(state as Badge | '')}
      />
      <i ref={inLine} hidden />
      {rest.length > 0 && <MoreStates states={rest} onChange={onChange} {...counts} />}
    </>
  )
}

/** The states in the order in which the signed-in officer has to act on them. */
function byWork(): readonly Badge[] {
  const role = storedSession()?.role
  return role !== undefined && BUYERS.includes(role) ? badgesIn('buying') : badgesIn('deciding')
}

/** How many chips the line has room for; one fewer as long as they make it run over. `inLine` stands in it. */
function useRoom(value: Badge | '') {
  const max = useMaxChips()
  const inLine = useRef<HTMLElement>(null)
  // Words are wider before their font is there.
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

/** How often fonts have come since the page began to show. */
function useFontsLoaded(): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const loaded = () => setTimes((before) => before + 1)
    document.fonts.addEventListener('loadingdone', loaded)
    return () => document.fonts.removeEventListener('loadingdone', loaded)
  }, [])
  return times
}

/** How many chips of short names the line has room for. */
function useMaxChips(): number {
  const narrow = useMediaQuery('(max-width: 1130px)')
  const tight = useMediaQuery('(max-width: 1430px)')
  if (narrow) return 2
  return tight ? 3 : 4
}

/** The shown states; one that is chosen from behind "more" takes the place of the last. */
function chipped(shown: readonly Badge[], value: Badge | ''): readonly Badge[] {
  return value === '' || shown.includes(value) ? shown : [...shown.slice(0, -1), value]
}

function countOf({ counts, capped }: Counts, state: Badge): string | undefined {
  return counts && count(counts[state] ?? 0, capped?.includes(state))
}

interface MoreProps extends Counts {
  states: readonly Badge[]
  onChange: Props['onChange']
}

function MoreStates({ states, onChange, ...counts }: MoreProps) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={css.more}>
          {t('ui.more')}
          <IconChevronDown size={14} stroke={1.7} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {states.map((state) => (
          <Menu.Item
            key={state}
            leftSection={<StateGlyph appearance={BADGES[state].appearance} />}
            rightSection={<span className={`${css.count} num`}>{countOf(counts, state)}</span>}
            onClick={() => onChange(state)}
          >
            {badgeWords(t, state)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
