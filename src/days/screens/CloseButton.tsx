import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CallButton } from '../../ui/actions/CallButton.tsx'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { calls } from '../contract.ts'
import type { Day } from './day.ts'

/** Closes the day with the figures that are shown; the question names what cannot be done any more. */
export function CloseButton({ day }: { day: Day }) {
  const { t } = useTranslation()
  const { Day: date, Hash } = day
  return (
    <CallButton
      main
      call={calls.closeDay}
      input={{ Day: date, Hash }}
      verb={t('day.close')}
      done={t('day.done.closed')}
      onLatest={() => {}}
      ask={{
        question: t('day.close.ask', { date }),
        text: consequence(t, day),
        keep: t('day.close.keep'),
      }}
    />
  )
}

function consequence(t: TFunction, { Checklist }: Day) {
  const work = Checklist.filter(({ Count, ChangesFigures }) => Count > 0 && ChangesFigures)
    .map(({ What, Count }) => `${t(`day.check.${What}`)}${What === 'noYield' ? '' : ` ${Count}`}`)
    .join(', ')
  return (
    <>
      <NoBreak words={t('day.close.text')} />
      {work && (
        <>
          <br />
          <strong>{t('day.close.open', { work })}</strong>
        </>
      )}
    </>
  )
}
