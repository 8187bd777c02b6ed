import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { ReasonQuestion } from '../../../ui/form/ReasonQuestion.tsx'
import { calls } from '../../contract.ts'
import type { Refused } from './sent.ts'
import { plateOf } from './sent.ts'

/** Asks why a refused ticket is not to be taken in. */
export function SetAside({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const { t } = useTranslation()
  const { ID } = refused
  return (
    <ReasonQuestion
      call={calls.setRefusedAside}
      input={(Reason) => ({ ID, Reason })}
      question={t('refused.aside.ask', { plate: plateOf(refused) })}
      text={t('refused.aside.text')}
      reasons={REASONS.setAside}
      verb={t('refused.aside')}
      danger
      done={t('refused.setAside')}
      draft={`refused.aside:${ID}`}
      onLatest={onClose}
      onClose={onClose}
    />
  )
}
