import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { CallError, isOutcomeUnknown } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { isSignedOut, useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { CheckField } from '../../../ui/form/fields.tsx'
import { useConfirmed } from '../../../ui/form/use-confirmed.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import { calls } from '../../contract.ts'
import { asksForTruck, hasUnknownField, isOdd, ODD_FIELDS } from '../../rules/faults.ts'
import { TRUCK_ANSWERS, type TruckAnswer } from '../../rules/numbering.ts'
import { FixFields } from './FixFields.tsx'
import { fixedOf, fixedSchema, ticketOf, unknownFields } from './fix-form.ts'
import { plateOf, type Refused } from './sent.ts'

const ASKS = { code: 'ticket.odd', fields: ODD_FIELDS } as const

/** What was sent of a refused ticket, to be fixed and taken in; the field that is wrong has the focus. */
export function FixDialog({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ID, ScaleName: scale, LastSeen, SeenCount: n } = refused
  const plate = plateOf(refused)
  const form = useDraft(
    useForm(fixedOf(refused, language), fixedSchema),
    `refused.fix:${ID}:${language}`,
  )
  // What is wrong now stands at its field.
  const [isWrongElse, setWrongElse] = useState(false)
  // Also of one whose number was found to be another truck's once it could be read.
  const [isAsked, setAsked] = useState(asksForTruck(refused.Code))
  const odd = useConfirmed(form.values, {
    ...ASKS,
    first: isOdd(refused.Code) ? refused.Field : null,
  })
  // Only a tick says that an odd value is right: Enter in its field says nothing.
  const [isRight, setRight] = useState(false)
  const action = useAction(calls.takeInRefused, {
    done: ({ Outcome }) =>
      t(Outcome === 'proposed' ? 'refused.proposed' : 'refused.taken', { plate }),
    onDone: onClose,
    draft: form.draft,
    onRefused: (error) => {
      // Without an answer of the server the question stays, and the tick that answers it.
      if (isOutcomeUnknown(error) || isSignedOut(error)) return false
      setWrongElse(true)
      setRight(false)
      odd.onRefused(error)
      if (error instanceof CallError && error.code === 'ticket.whichTruck') setAsked(true)
      return form.refused(error)
    },
    onLatest: onClose,
  })
  const isOpen = refused.State === 'open'
  // What is not sent again says it all.
  const isUnknownField = hasUnknownField(refused.Code)
  const isOddAsked = odd.confirmed.length > 0
  const save = () =>
    form.submit((fixed) =>
      action.run({
        ID,
        Ticket: ticketOf(fixed, refused, { language, now: new Date() }),
        ...(fixed.Truck && { Truck: fixed.Truck }),
        ...(isOddAsked && { Confirmed: odd.confirmed }),
      }),
    )
  return (
    <Dialog
      width={640}
      title={t(isOpen ? 'refused.fix.title' : 'refused.settled.title', { plate })}
      about={t('refused.fix.about', {
        scale,
        time: formatInstant(LastSeen, 'short', language),
        n,
        count: n,
      })}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={action.running}
      onSubmit={isOpen ? save : undefined}
      buttons={
        isOpen ? (
          <Button
            type="submit"
            loading={action.running}
            disabled={(isAsked && form.values.Truck === '') || (isOddAsked && !isRight)}
          >
            {t(isOddAsked || isAsked || isUnknownField ? 'refused.takeIn' : 'refused.fix')}
          </Button>
        ) : (
          <ToTicket refused={refused} />
        )
      }
    >
      {!isWrongElse && !isUnknownField && <Banner>{refused.Reason}</Banner>}
      {isAsked && isOpen && (
        <Box mt={10}>
          <SegmentField
            label={t('refused.truck')}
            choices={TRUCK_ANSWERS.map((value) => ({ value, label: t(`refused.truck.${value}`) }))}
            autoFocus
            {...form.field('Truck')}
            onChange={(value) => form.field('Truck').onChange(value as TruckAnswer)}
          />
        </Box>
      )}
      {isOddAsked && isOpen && (
        <Box mt={10}>
          <CheckField label={t('refused.right')} autoFocus value={isRight} onChange={setRight} />
        </Box>
      )}
      <Notes refused={refused} />
      <Box component="fieldset" disabled={!isOpen} mx={0} mt={12} mb={0}>
        <FixFields form={form} refused={refused} />
      </Box>
    </Dialog>
  )
}

/** Leads to the ticket that came of it, where one did. */
function ToTicket({ refused: { SSWeightID } }: { refused: Refused }) {
  const { t } = useTranslation()
  const go = useNavigateTo()
  if (SSWeightID === null) return null
  return (
    <Button variant="default" onClick={() => go(addresses.tickets({ ticket: SSWeightID }))}>
      {t('refused.toTicket')}
    </Button>
  )
}

/** What is not sent again, or was not kept. */
function Notes({ refused }: { refused: Refused }) {
  const { t } = useTranslation()
  const unknown = unknownFields(refused)
  if (unknown.length === 0) return null
  return <Banner>{t('refused.fix.unknown', { fields: unknown.join(', ') })}</Banner>
}
