import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderRecord } from '../order.ts'
import { nextStep, type Step, verbOf } from '../steps/steps.tsx'
import { isReady } from './readiness.ts'

/** The main button of an order: its next step, where the signed-in officer may take it. */
export function NextStep(props: { record: OrderRecord; onAsk: (step: Step) => void }) {
  const { t } = useTranslation()
  const { record, onAsk } = props
  const step = nextStep(record.po_header)
  if (!step) return null
  const submits = step === 'submit'
  return (
    <Button
      leftSection={submits && <IconSend size={14} stroke={1.7} aria-hidden="true" />}
      disabled={submits && !isReady(record.po_line)}
      onClick={() => onAsk(step)}
    >
      {verbOf(t, step, record.po_header)}
    </Button>
  )
}
