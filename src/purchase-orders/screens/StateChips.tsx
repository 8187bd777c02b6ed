import { Menu, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Chip, Chips } from '../../ui/FilterLine.tsx'
import { StateGlyph } from '../../ui/StateGlyph.tsx'
import type { Badge } from '../rules.ts'
import css from './StateChips.module.css'

/** The states that somebody has to act on stand in the line, the others behind "more". */
const SHOWN: readonly Badge[] = ['S', 'IR', 'A', 'C']
/** As many of them as the line has room for. */
const SHOWN_TIGHT: readonly Badge[] = ['S', 'IR', 'A']
const SHOWN_NARROW: readonly Badge[] = ['S', 'A']
const ALL: readonly Badge[] = ['D', 'S', 'IR', 'RJ', 'A', 'CF', 'C', 'RC', 'IV', 'F', 'CC']

interface Props {
  /** Orders by badge, for the other filters as they stand. */
  counts: Record<string, number> | undefined
  value: Badge | ''
  onChange: (state: Badge | '') => void
}

/** The states of orders as chips with their counts; one may be chosen. */
export function StateChips({ counts, value, onChange }: Props) {
  const { t } = useTranslation()
  const shown = useShown()
  const inLine = ALL.filter((state) => chipped(shown, value).includes(state))
  const chips = inLine.map(
    (state): Chip => ({
      value: state,
      words: t(`state.${state}.chip`, { defaultValue: t(`state.${state}`) }),
      state,
      count: counts && (counts[state] ?? 0),
    }),
  )
  return (
    <>
      <Chips
        label={t('po.state')}
        chips={[{ value: '', words: t('ui.all') }, ...chips]}
        value={value}
        onChange={(state) => onChange(state as Badge | '')}
      />
      <MoreStates
        states={ALL.filter((state) => !inLine.includes(state))}
        counts={counts}
        onChange={onChange}
      />
    </>
  )
}

function useShown(): readonly Badge[] {
  const narrow = useMediaQuery('(max-width: 1130px)')
  const tight = useMediaQuery('(max-width: 1430px)')
  if (narrow) return SHOWN_NARROW
  return tight ? SHOWN_TIGHT : SHOWN
}

/** The shown states; one that is chosen from behind "more" takes the place of the last. */
function chipped(shown: readonly Badge[], value: Badge | ''): readonly Badge[] {
  return value === '' || shown.includes(value) ? shown : [...shown.slice(0, -1), value]
}

function MoreStates(props: {
  states: readonly Badge[]
  counts: Props['counts']
  onChange: Props['onChange']
}) {
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
        {props.states.map((state) => (
          <Menu.Item
            key={state}
            leftSection={<StateGlyph state={state} />}
            rightSection={<span className={`${css.count} num`}>{props.counts?.[state] ?? 0}</span>}
            onClick={() => props.onChange(state)}
          >
            {t(`state.${state}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
