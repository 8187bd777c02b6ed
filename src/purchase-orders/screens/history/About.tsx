import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/thai-date.ts'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import type { Deed } from './gather.ts'
import css from './History.module.css'

/** What the deeds are about: a ticket, many tickets folded away, or what is owed. */
export function About({ deeds }: { deeds: readonly Deed[] }) {
  const { t } = useTranslation()
  const newest = deeds[0]!
  const completes = newest.StatePurchase === 'RC' && newest.StatePurchaseBefore === null
  return (
    <>
      {deeds.length > 1 ? <Many deeds={deeds} /> : <One deed={newest} />}
      {completes && <div className={css.about}>{t('history.allReceived')}</div>}
    </>
  )
}

function Many({ deeds }: { deeds: readonly Deed[] }) {
  const { t } = useTranslation()
  const [open, { toggle }] = useDisclosure(false)
  const n = deeds.length
  return (
    <>
      <UnstyledButton className={css.fold} aria-expanded={open} onClick={toggle}>
        {t('history.tickets', { n, count: n })}
        <IconChevronRight size={14} stroke={1.7} aria-hidden="true" />
      </UnstyledButton>
      {open && deeds.map((deed) => <One key={deed.ID} deed={deed} />)}
    </>
  )
}

function One({ deed }: { deed: Deed }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { WeightScaleIDIn, WeightSequenceWeightOut, WeightCarRegister: plate, RecDate } = deed
  const ticket = WeightSequenceWeightOut ?? WeightScaleIDIn
  const { TotalAmount: owed, TotalPaid: paid } = deed
  const words = [
    ticket && t('history.ticket', { ticket, plate }),
    RecDate && t('history.recDate', { date: formatDay(RecDate, 'short', language) }),
    owed !== null && t('history.owed', { amount: money(owed), paid: money(paid) }),
  ].filter((sentence) => sentence !== null && sentence !== false)
  return words.map((sentence) => (
    <div key={sentence} className={`${css.about} num`}>
      <Unbroken words={sentence} />
    </div>
  ))
}
