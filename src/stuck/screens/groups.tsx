import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { ALL_STUCK_KINDS, type StuckKind, WAITING_WORK } from '../../notices/rules/waiting.ts'
import { ageWords } from '../../ui/duration.ts'
import { StateGlyph } from '../../ui/record/StateGlyph.tsx'
import { type StateAppearance, UNDECIDED } from '../../ui/record/state-appearance.ts'
import type { Group } from '../../ui/table/groups.ts'
import type { Stuck } from './stuck-row.ts'

/** Rows of a kind that are shown at first where there are several kinds, so that all fit a window. */
const SHOWN = 3

const WARNING: StateAppearance = { shape: 'triangle', tint: 'orange' }
const NOT_WEIGHED_OR_ORDERED: StateAppearance = { shape: 'dashed', tint: 'gray' }
const NOT_PRICED: StateAppearance = { shape: 'half', tint: 'violet' }
const APPEARANCES: Partial<Record<StuckKind, StateAppearance>> = {
  onNoOrder: NOT_WEIGHED_OR_ORDERED,
  submitted: UNDECIDED,
  ticketRefused: { shape: 'cross', tint: 'orange' },
  notGraded: UNDECIDED,
  earlierDay: NOT_PRICED,
  noPrice: NOT_PRICED,
  notPriced: NOT_PRICED,
  received: { shape: 'arrow', tint: 'petrol' },
  tareMissing: NOT_WEIGHED_OR_ORDERED,
}

interface Opening {
  opened: ReadonlySet<StuckKind>
  onOpen: (kind: StuckKind) => void
}

/** The kinds with how many there are of each, and the button that shows the rest of them. */
export function groupsOf(
  t: TFunction,
  rows: readonly Stuck[],
  { opened, onOpen }: Opening,
): Group[] {
  return ALL_STUCK_KINDS.map((kind) => {
    const n = rows.filter(({ Kind }) => Kind === kind).length
    const { afterMs } = WAITING_WORK[kind]
    const isCut = n > SHOWN && !opened.has(kind)
    return {
      key: kind,
      title: t(`stuck.kind.${kind}`),
      note: afterMs ? t('stuck.ofOver', { n, limit: ageWords(t, afterMs) }) : t('stuck.of', { n }),
      glyph: <StateGlyph appearance={APPEARANCES[kind] ?? WARNING} />,
      end: isCut && (
        <Button variant="subtle" onClick={() => onOpen(kind)}>
          {t('stuck.more', { n: n - SHOWN })}
        </Button>
      ),
    }
  })
}

/** The first rows of each kind, and all of those that were opened. */
export function shownRows(rows: readonly Stuck[], opened: ReadonlySet<StuckKind>): Stuck[] {
  return ALL_STUCK_KINDS.flatMap((kind) => {
    const ofKind = rows.filter(({ Kind }) => Kind === kind)
    return opened.has(kind) ? ofKind : ofKind.slice(0, SHOWN)
  })
}
