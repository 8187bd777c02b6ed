import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { ALL_STUCK_KINDS, type StuckKind, WAITING_WORK } from '../../notices/rules/waiting.ts'
import { ageWords } from '../../ui/duration.ts'
import { StateGlyph } from '../../ui/record/StateGlyph.tsx'
import type { StateAppearance } from '../../ui/record/state-appearance.ts'
import type { Group } from '../../ui/table/groups.ts'
import type { Stuck } from './stuck-row.ts'

/** Rows of a kind that are shown at first where there are several kinds, so that all fit a window. */
const SHOWN = 3

const APPEARANCES: Readonly<Record<StuckKind, StateAppearance>> = {
  onNoOrder: { shape: 'dashed', tint: 'gray' },
  submitted: { shape: 'ring', tint: 'blue' },
  accountUnconfirmed: { shape: 'triangle', tint: 'orange' },
  correction: { shape: 'triangle', tint: 'orange' },
  ticketRefused: { shape: 'cross', tint: 'orange' },
  nameProposed: { shape: 'triangle', tint: 'orange' },
  twins: { shape: 'triangle', tint: 'orange' },
  scaleSilent: { shape: 'triangle', tint: 'orange' },
  notGraded: { shape: 'ring', tint: 'blue' },
  earlierDay: { shape: 'half', tint: 'violet' },
  noPrice: { shape: 'half', tint: 'violet' },
  notPriced: { shape: 'half', tint: 'violet' },
  received: { shape: 'arrow', tint: 'petrol' },
  vendorIncomplete: { shape: 'triangle', tint: 'orange' },
  tareMissing: { shape: 'dashed', tint: 'gray' },
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
      glyph: <StateGlyph appearance={APPEARANCES[kind]} />,
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
