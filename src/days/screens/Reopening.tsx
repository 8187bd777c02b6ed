import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { messageKey } from '../../platform/catalogue.ts'
import { allowed } from '../../platform/client.ts'
import { REASONS } from '../../platform/reasons.ts'
import { CallButton } from '../../ui/actions/CallButton.tsx'
import { SecondButton } from '../../ui/actions/SecondOfficer.tsx'
import { useAction } from '../../ui/actions/use-action.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { useOneDialog } from '../../ui/dialogs/use-open-dialog.tsx'
import { ReasonField } from '../../ui/form/ReasonField.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { calls } from '../contract.ts'
import { type Closing, closingInForce, type Day } from './day.ts'

const schema = z.object({ Reason: z.string().trim().min(1, messageKey('v.reasonText')).max(500) })

/** Asks to reopen a closed day; once somebody asks, another confirms or lets it stay closed. */
export function Reopening({ day }: { day: Day }) {
  const { t } = useTranslation()
  const asking = useOneDialog('reopen')
  if (!allowed(calls.askReopening)) return null
  const closing = closingInForce(day)
  if (closing?.ReopeningAskedAt) return <Decision day={day} standing={closing.ReopeningCheck} />
  return (
    <>
      <Button variant="default" onClick={asking.open}>
        {t('day.reopen')}
      </Button>
      {asking.around(() => (
        <ReasonQuestion day={day} onClose={asking.close} />
      ))}
    </>
  )
}

/** Keeps the day closed, which whoever asked may do too, or reopens it, which takes another. */
function Decision({
  day: { Day: date },
  standing,
}: {
  day: Day
  standing: Closing['ReopeningCheck']
}) {
  const { t } = useTranslation()
  const input = { Day: date }
  return (
    <>
      <CallButton
        call={calls.dismissReopening}
        input={input}
        verb={t('day.dismiss')}
        done={t('day.done.dismissed')}
      />
      <SecondButton standing={standing}>
        <CallButton
          call={calls.confirmReopening}
          input={input}
          verb={t('day.confirm')}
          done={t('day.done.reopened')}
          ask={{ question: t('day.confirm.ask', { date }), text: t('day.confirm.text') }}
        />
      </SecondButton>
    </>
  )
}

function ReasonQuestion({ day: { Day: date }, onClose }: { day: Day; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useDraft(useForm({ Reason: '' }, schema), `day.reopen:${date}`)
  const action = useAction(calls.askReopening, {
    done: t('day.done.asked'),
    onDone: onClose,
    draft: form.draft,
    onRefused: form.refused,
  })
  return (
    <Confirm
      question={t('day.reopen.ask', { date })}
      text={
        <>
          {form.draft.offer}
          <ReasonField
            autoFocus
            label={t('term.reason')}
            reasons={REASONS.reopenDay}
            maxLength={500}
            {...form.field('Reason')}
          />
        </>
      }
      verb={t('day.reopen')}
      running={action.running}
      onYes={() => form.submit(({ Reason }) => action.run({ Day: date, Reason }))}
      onNo={onClose}
    />
  )
}
