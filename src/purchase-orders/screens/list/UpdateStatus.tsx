import { Box, Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed, useCall } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { counted } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { UPDATES } from '../../rules/steps.ts'
import { UNDO_UPDATE_MS } from '../../rules.ts'

/** The button of the bulk "update status". */
export function UpdateStatus() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  if (!allowed(calls.updateStatusPOActiveWork)) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={14} stroke={1.7} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('po.statusUpdate')}
      </Button>
      {isAsking && <UpdateQuestion onClose={() => setAsking(false)} />}
    </>
  )
}

/** Says how many orders would go which way, and asks once; nothing can be done before that is known. */
function UpdateQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(calls.getStatusUpdate, {}, { keepPrevious: false })
  const { run, running } = useUpdate(onClose)
  if (!data)
    return (
      <Confirm
        question={t('po.statusUpdate')}
        text={error && errorMessage(t, error)}
        verb={t(error ? 'ui.retry' : 'po.statusUpdate')}
        running={!error}
        onStop={onClose}
        onYes={() => refetch()}
        onNo={onClose}
      />
    )
  const n = UPDATES.reduce((sum, step) => sum + data[step], 0)
  if (n === 0)
    return (
      <Confirm
        question={t('ask.statusUpdate.none')}
        verb={t('ui.close')}
        over
        onYes={onClose}
        onNo={onClose}
      />
    )
  return (
    <Confirm
      question={t('ask.statusUpdate', counted(n))}
      text={<Kinds counts={data} />}
      verb={t('po.statusUpdate')}
      running={running}
      onYes={() => run({})}
      onNo={onClose}
    />
  )
}

function Kinds({ counts }: { counts: Record<(typeof UPDATES)[number], number> }) {
  const { t } = useTranslation()
  return (
    <dl className="num">
      {UPDATES.filter((step) => counts[step] > 0).map((step, i) => (
        <Box key={step} py={4} className={i > 0 ? 'apart topped' : 'apart'}>
          <dt>{t(`update.${step}`)}</dt>
          <Box component="dd" c="var(--ps-text)" className="medium">
            {t('po.count', counted(counts[step]))}
          </Box>
        </Box>
      ))}
    </dl>
  )
}

/** Takes all of them further; for a minute the message offers to take that back. */
function useUpdate(onDone: () => void) {
  const { t } = useTranslation()
  const undo = useUndo(calls.undoStatusUpdate, 'done.updatesUndone')
  return useAction(calls.updateStatusPOActiveWork, {
    onDone: ({ review: a, acknowledge: b, finalize: c, Orders }) => {
      onDone()
      if (Orders.length === 0) return showSuccess(t('done.statusNothing'))
      showSuccess(t('done.statusUpdated', { a, b, c }), undo(Orders).run, UNDO_UPDATE_MS)
    },
  })
}
