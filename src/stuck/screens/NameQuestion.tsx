import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../platform/thai-date.ts'
import { Banner } from '../../ui/Banner.tsx'
import { CallQuestion } from '../../ui/dialogs/CallQuestion.tsx'
import { useLanguage } from '../../ui/language.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { calls } from '../../vendors/contract/names.ts'
import type { Stuck } from './stuck-row.ts'

export interface NameDecision {
  row: Stuck
  decision: 'accepted' | 'refused'
}

/** Asks before a customer gets the name that a scale sent, or keeps its own for good. */
export function NameQuestion({ row, decision, onClose }: NameDecision & { onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { Details, VendorName: known, AVL } = row
  const text = (name: string) => String(Details[name] ?? '')
  const facts = {
    known,
    avl: AVL ?? '',
    name: text('name'),
    other: text('other'),
    scale: text('scale'),
    plate: text('plate'),
    n: text('n'),
    time: formatInstant(text('time'), 'short', language),
  }
  return (
    <CallQuestion
      call={calls.decideName}
      input={{
        ProposalID: Number(Details.id),
        Decision: decision,
        CustomerCustomerName: known,
      }}
      question={t(`stuck.name.${decision}`, facts)}
      text={
        <>
          <NoBreak
            words={`${t('stuck.name.sent', facts)} ${t(`stuck.name.${decision}.text`, facts)}`}
          />
          {Details.other !== '' && <Banner attention>{t('stuck.name.other', facts)}</Banner>}
        </>
      }
      verb={t(decision === 'accepted' ? 'stuck.way.checkName' : 'stuck.way.keepName')}
      done={t(`stuck.name.done.${decision}`)}
      onLatest={onClose}
      onClose={onClose}
    />
  )
}
