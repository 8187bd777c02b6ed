import { type ReactNode, useState } from 'react'
import { type Order, offered } from '../order.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { InvoiceQuestion } from './InvoiceQuestion.tsx'
import type { QuestionProps } from './question.ts'
import { ReceiveAllQuestion } from './ReceiveAllQuestion.tsx'
import { RejectQuestion } from './RejectQuestion.tsx'
import { StepQuestion } from './StepQuestion.tsx'

/** What an officer does with a whole order; the ways forward first, in their order. */
const FORWARD = ['submit', 'approve', 'confirm', 'receive', 'invoice'] as const
const STEPS = [...FORWARD, 'reject', 'cancel', 'delete'] as const
export type Step = (typeof STEPS)[number]

/** The steps that the signed-in officer is offered for `order`, the next one first. */
export function stepsOf(order: Order): Step[] {
  return STEPS.filter((step) => offered(step, order))
}

/** The step that takes `order` further; undefined where it is another's turn. */
export function nextStep(order: Order): Step | undefined {
  return FORWARD.find((step) => offered(step, order))
}

/** The key of the verb on a step's button. */
export function verbOf(step: Step) {
  return step === 'receive' ? 'po.receiveAll' : (`po.${step}` as const)
}

/** Opens the question of a step, one at a time; `onDone` hears that it was done. */
export function useSteps(onDone?: (step: Step) => void) {
  const [asked, setAsked] = useState<{ step: Step; order: Order }>()
  const close = () => setAsked(undefined)
  const finish = () => {
    close()
    if (asked) onDone?.(asked.step)
  }
  return {
    ask: (step: Step, order: Order) => setAsked({ step, order }),
    question: asked && question(asked.step, { order: asked.order, onClose: close, onDone: finish }),
  }
}

function question(step: Step, props: QuestionProps): ReactNode {
  if (step === 'receive') return <ReceiveAllQuestion {...props} />
  if (step === 'invoice') return <InvoiceQuestion {...props} />
  if (step === 'reject') return <RejectQuestion {...props} />
  if (step === 'delete') return <DeleteQuestion {...props} />
  return <StepQuestion step={step} {...props} />
}
