import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallError } from '../../../platform/client.ts'
import { ModalLayout } from '../../../ui/dialogs/ModalLayout.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { MessagePlace } from '../../../ui/messages/MessagePlace.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import type { Task } from '../../rules/tasks.ts'
import { UpdateInfoDialog } from '../corrections/UpdateInfoDialog.tsx'
import { GradeElsewhere } from '../GradeElsewhere.tsx'
import type { PalmRecord } from '../record.ts'
import { useSheet } from '../use-ticket.ts'
import { SheetBody } from './SheetBody.tsx'
import { SheetHead } from './SheetHead.tsx'
import css from './TicketSheet.module.css'

const FACTS = Array.from({ length: 12 }, (_, index) => `fact${index}`)
const TERMS = ['price', 'grade', 'level', 'premium', 'net']

interface Props {
  ticketId: number
  onClose: () => void
  /** Opens the dialog of a task. */
  onTask: (task: Task, record: PalmRecord) => void
}

/** The sheet of one ticket: weights, grading, why its price is what it is, and history. */
export function TicketSheet({ ticketId, onClose, onTask }: Props) {
  const [correcting, setCorrecting] = useState(false)
  const { data: sheet, error, refetch } = useSheet(ticketId)
  const begin = (task: Task, record: PalmRecord) =>
    task === 'updateInfo' ? setCorrecting(true) : onTask(task, record)
  return (
    <ModalLayout width={952} onClose={onClose} stays={correcting}>
      <Stack gap={0} className={css.sheet}>
        <SheetHead weight={sheet?.weight} onTask={begin} onClose={onClose} />
        {sheet?.weight.SysProductGrade === null && <GradeElsewhere />}
        {sheet && <SheetBody sheet={sheet} />}
        {!sheet && !error && <SheetSkeleton />}
        {!sheet && error && <Failure error={error} retry={refetch} onClose={onClose} />}
        <MessagePlace rank="dialog" />
      </Stack>
      {sheet && correcting && (
        <UpdateInfoDialog record={sheet.weight} onClose={() => setCorrecting(false)} />
      )}
    </ModalLayout>
  )
}

function Failure(props: { error: CallError; retry: () => unknown; onClose: () => void }) {
  const { t } = useTranslation()
  if (props.error.code !== 'ticket.notFound') return <ErrorState {...props} />
  return (
    <EmptyState
      words={errorMessage(t, props.error)}
      action={
        <Button variant="default" onClick={props.onClose}>
          {t('ui.backToList')}
        </Button>
      }
    />
  )
}

/** Shown in the shape of a ticket while it loads. */
function SheetSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={css.body} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <div className={`${css.facts} ${css.factBars} fill`} aria-hidden="true">
        {FACTS.map((fact) => (
          <span key={fact} className="skeleton" />
        ))}
      </div>
      <div className={`${css.side} ${css.termBars} column`} aria-hidden="true">
        {TERMS.map((term) => (
          <span key={term} className="skeleton" />
        ))}
      </div>
    </div>
  )
}
