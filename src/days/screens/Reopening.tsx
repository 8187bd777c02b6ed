import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../platform/client.ts'
import { REASONS } from '../../platform/reasons.ts'
import { CallButton } from '../../ui/actions/CallButton.tsx'
import { SecondButton } from '../../ui/actions/SecondOfficer.tsx'
import { useOneDialog } from '../../ui/dialogs/use-open-dialog.tsx'
import { ReasonQuestion } from '../../ui/form/ReasonQuestion.tsx'
import { calls } from '../contract.ts'
import { type Closing, closingInForce, type Day } from './day.ts'

interface Props {
  day: Day
  /** Whether the field says the day that is shown. */
  isReady: () => boolean
}

/** Asks to reopen a closed day; once somebody asks, another confirms or lets it stay closed. */
export function Reopening({ day, isReady }: Props) {
  const { t } = useTranslation()
  const asking = useOneDialog('reopen')
  if (!allowed(calls.askReopening)) return null
  const closing = closingInForce(day)
  if (closing?.ReopeningAskedAt) {
    return <Decision day={day} isReady={isReady} standing={closing.ReopeningCheck} />
  }
  return (
    <>
      <Button variant="default" onClick={() => isReady() && asking.open()}>
        {t('day.reopen')}
      </Button>
      {asking.around(() => (
        <ReasonQuestion
          call={calls.askReopening}
          input={(Reason) => ({ Day: day.Day, Reason })}
          question={t('day.reopen.ask', { date: day.Day })}
          reasons={REASONS.reopenDay}
          verb={t('day.reopen')}
          done={t('day.done.asked')}
          draft={`day.reopen:${day.Day}`}
          onClose={asking.close}
        />
      ))}
    </>
  )
}

/** Keeps the day closed, which whoever asked may do too, or reopens it, which takes another. */
function Decision(props: Props & { standing: Closing['ReopeningCheck'] }) {
  const { t } = useTranslation()
  const { isReady, standing } = props
  const date = props.day.Day
  const input = { Day: date }
  return (
    <>
      <CallButton
        call={calls.dismissReopening}
        input={input}
        isReady={isReady}
        verb={t('day.dismiss')}
        done={t('day.done.dismissed')}
      />
      <SecondButton standing={standing}>
        <CallButton
          call={calls.confirmReopening}
          input={input}
          isReady={isReady}
          verb={t('day.confirm')}
          done={t('day.done.reopened')}
          ask={{ question: t('day.confirm.ask', { date }), text: t('day.confirm.text') }}
        />
      </SecondButton>
    </>
  )
}
