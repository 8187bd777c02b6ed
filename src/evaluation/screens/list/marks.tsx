import {
  IconHandFinger,
  IconLock,
  IconMessageExclamation,
  IconPencil,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { reasonWords } from '../../../platform/reasons.ts'
import { HintIcon } from '../../../ui/HintIcon.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { type OverridablePrice, overrideWords } from '../../rules/override-words.ts'
import { OrderLink } from '../OrderSentence.tsx'
import type { PalmRecord } from '../record.ts'
import { useVoidedWords } from '../TicketNotices.tsx'
import css from './marks.module.css'
import { useSkipped } from './skipped.ts'

interface Props {
  record: PalmRecord
}

/** Marks a price that an officer set by hand. */
export function OverrideMark({ record }: { record: OverridablePrice }) {
  const { t } = useTranslation()
  const words = overrideWords(t, record)
  return words && <HintIcon icon={IconHandFinger} words={words} />
}

/** Marks the weight of a ticket that was corrected. */
export function CorrectedMark({ record }: Props) {
  const { t } = useTranslation()
  if (!record.IsCorrected) return null
  return <HintIcon icon={IconPencil} words={t('evaluation.mark.corrected')} />
}

/** Marks a ticket for which the scale proposes a correction. */
export function ProposedMark({ record }: Props) {
  const { t } = useTranslation()
  const n = record.OpenCorrections
  if (n === 0) return null
  const words = t('evaluation.mark.proposed', { n, count: n })
  return <HintIcon attention icon={IconMessageExclamation} words={words} />
}

/** Marks a ticket that the officer put off today. */
export function SkippedMark({ record }: Props) {
  const { t } = useTranslation()
  const isSkipped = useSkipped().includes(record.ID)
  if (!isSkipped || record.SysPrice !== null || record.Voided) return null
  return <HintIcon icon={IconPlayerSkipForward} words={t('evaluation.mark.skipped')} />
}

/** The reason of a void; who gave it and when shows in its title. */
export function VoidedMark({ record }: Props) {
  const language = useLanguage()
  const words = useVoidedWords(record)
  if (!record.Voided) return null
  return (
    <span className="muted cut" title={words}>
      {reasonWords(record.Voided.Reason, language)}
    </span>
  )
}

/** Marks a ticket that an order locks, with a link to the order; `brief` shows only the end of its number. */
export function LockMark({ record, brief }: Props & { brief?: boolean }) {
  const { t } = useTranslation()
  const { LockedBy: po, POHeaderUUID } = record
  if (!po) return null
  return (
    <OrderLink
      skipped
      className={`muted ${css.lock}`}
      order={POHeaderUUID}
      title={t('evaluation.lockedBy', { po })}
    >
      <IconLock size={13} stroke={1.7} aria-hidden="true" />
      <span className="sr-only">{t('evaluation.lockedBy', { po })}</span>
      <span aria-hidden="true">{brief ? po.split('-').at(-1) : po}</span>
    </OrderLink>
  )
}
