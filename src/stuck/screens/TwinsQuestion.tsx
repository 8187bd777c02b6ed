import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../platform/keys.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { SegmentField } from '../../ui/form/choice-fields.tsx'
import { NO_VALUE } from '../../ui/format.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { calls } from '../../weighing/contract/twins.ts'
import type { TwinKind } from '../../weighing/rules/twins.ts'
import type { TwinSide } from '../rules.ts'
import { type Stuck, sidesOf, withCounts } from './stuck-row.ts'

export interface TwinsDecision {
  row: Stuck
  decision: 'join' | 'apart'
}

/** Asks before two codes are joined, and which of them stays, or before they are kept apart for good. */
export function TwinsQuestion({ row, decision, onClose }: TwinsDecision & { onClose: () => void }) {
  const { t } = useTranslation()
  const proposed = sidesOf(row)
  const kind = row.Details.kind as TwinKind
  const [stays, setStays] = useState(proposed.stays.id)
  const [one, other] = [proposed.stays, proposed.goes]
  const [kept, gone] = stays === one.id ? [one, other] : [other, one]
  const pair = { Kind: kind, Twin: gone.id, Other: kept.id }
  const work = useTwinsActions(pair, onClose)
  const shown = ({ code }: TwinSide) =>
    cleanText(code) === code ? code : `${code} ${t('stuck.twins.invisible')}`
  const facts = (side: TwinSide) => ({
    ...side,
    code: shown(side),
    vendor: side.vendor || NO_VALUE,
    account: side.account || NO_VALUE,
    tare: side.tare || NO_VALUE,
  })
  const isLeft = kind === 'customer' && (gone.vendor || gone.account || gone.orders > 0)
  return (
    <Confirm
      question={t(`stuck.twins.${decision}`, { code: shown(gone), other: shown(kept) })}
      text={
        <>
          {[one, other].map((side) => (
            <p key={side.id} className="paragraph">
              <NoBreak words={t(`stuck.twins.${kind}`, facts(side))} />
            </p>
          ))}
          {decision === 'join' && (
            <div style={{ display: 'grid', gap: 4, justifyItems: 'start', marginBlock: 12 }}>
              <div>{t('stuck.twins.stays')}</div>
              <SegmentField
                label={t('stuck.twins.stays')}
                choices={[one, other].map((side) => ({ value: side.id, label: shown(side) }))}
                value={stays}
                onChange={setStays}
              />
            </div>
          )}
          <NoBreak words={t(`stuck.twins.${decision}.text`, { stays: shown(kept) })} />
          {decision === 'join' && isLeft && (
            <Banner attention>{t('stuck.twins.left', facts(gone))}</Banner>
          )}
        </>
      }
      verb={t(decision === 'join' ? 'stuck.way.joinTwins' : 'stuck.way.keepApart')}
      running={work.running}
      onYes={work[decision]}
      onNo={onClose}
    />
  )
}

/** Joins a pair or keeps it apart, and says so with what takes it back. */
function useTwinsActions(
  pair: { Kind: TwinKind; Twin: string; Other: string },
  onClose: () => void,
) {
  const { t } = useTranslation()
  const undo = useAction(calls.undoTwins, {
    done: ({ Moved }) => withCounts(t, t('done.undone'), { movedBack: Moved }),
  })
  const done = (words: string) => {
    onClose()
    showSuccess(words, () => undo.run(pair))
  }
  const join = useAction(calls.joinTwins, {
    onDone: ({ Moved, Kept }) =>
      done(withCounts(t, t('stuck.twins.done.join'), { moved: Moved, kept: Kept })),
    onLatest: onClose,
  })
  const apart = useAction(calls.keepTwinsApart, {
    onDone: () => done(t('stuck.twins.done.apart')),
    onLatest: onClose,
  })
  return {
    running: join.running || apart.running,
    join: () => join.run(pair),
    apart: () => apart.run(pair),
  }
}
