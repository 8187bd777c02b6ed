import { Tooltip } from '@mantine/core'
import {
  type Icon,
  IconHandFinger,
  IconLock,
  IconMessageExclamation,
  IconPencil,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { money } from '../../../ui/format.ts'
import type { PalmRecord } from '../record.ts'
import css from './marks.module.css'
import { OrderLink } from './OrderLink.tsx'

interface Given {
  record: PalmRecord
}

/** A price, who settled it, and, where it is known, what it was computed at in baht per kg. */
interface Settled {
  SysPrice: number | null
  OverrideReason: string | null
  SysOfficerValuation: string | null
  ComputedSysPrice?: number | null
}

/** Beside a price that somebody set instead of the one that was computed. */
export function OverrideMark({ record }: { record: Settled }) {
  const { t } = useTranslation()
  const { OverrideReason: reason, SysOfficerValuation: officer } = record
  if (record.SysPrice === null || reason === null) return null
  const words = t('evaluation.mark.override', { officer, reason })
  if (record.ComputedSysPrice == null) return <Mark icon={IconHandFinger} words={words} />
  const computed = t('evaluation.computed', { price: money(record.ComputedSysPrice) })
  return <Mark icon={IconHandFinger} words={`${words} · ${computed}`} />
}

/** Beside the weight of a ticket that was corrected. */
export function CorrectedMark({ record }: Given) {
  const { t } = useTranslation()
  if (!record.IsCorrected) return null
  return <Mark icon={IconPencil} words={t('evaluation.mark.corrected')} />
}

/** Beside a ticket of which the scale says something else by now; somebody has to decide. */
export function ProposedMark({ record }: Given) {
  const { t } = useTranslation()
  const n = record.OpenCorrections
  if (n === 0) return null
  const words = t('evaluation.mark.proposed', { n, count: n })
  return <Mark attention icon={IconMessageExclamation} words={words} />
}

/** That an order keeps the ticket as it is, and the way to it; `brief` gives only the end of its number. */
export function LockMark({ record, brief }: Given & { brief?: boolean }) {
  const { t } = useTranslation()
  const { LockedBy: po, POHeaderUUID } = record
  if (!po) return null
  return (
    <OrderLink
      skipped
      className={css.lock}
      order={POHeaderUUID}
      title={t('evaluation.lockedBy', { po })}
    >
      <IconLock size={13} stroke={1.7} aria-hidden="true" />
      <span className="sr-only">{t('evaluation.lockedBy', { po })}</span>
      <span aria-hidden="true">{brief ? po.split('-').at(-1) : po}</span>
    </OrderLink>
  )
}

/** A small sign with its words: for who points at it or touches it, and for who listens. */
function Mark(props: { icon: Icon; words: string; attention?: boolean }) {
  const { icon: Sign, words } = props
  return (
    <Tooltip multiline maw={280} label={words} events={{ hover: true, focus: false, touch: true }}>
      <span className={css.mark} data-attention={props.attention || undefined}>
        <Sign size={14} stroke={1.7} aria-hidden="true" />
        <span className="sr-only">{words}</span>
      </span>
    </Tooltip>
  )
}
