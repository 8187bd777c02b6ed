import { useState } from 'react'
import type { Valuation } from '../contract/price.ts'
import { GradeDialog } from './grade/GradeDialog.tsx'
import { PriceDialog } from './price/PriceDialog.tsx'
import type { PalmRecord } from './record.ts'

interface Step {
  step: 'grade' | 'price'
  record: PalmRecord
  /** The price that was refused when it was saved with the grade. */
  tried?: Valuation
}

interface Props extends Omit<Step, 'tried'> {
  onClose: () => void
  /** Opens the next truck; `done` is the one just saved. */
  onNext: (done: PalmRecord) => void
}

/** The evaluation of one ticket: switches between its grade dialog and its price dialog. */
export function Evaluation({ step, record, onClose, onNext }: Props) {
  const [now, setNow] = useState<Step>({ step, record })
  const handlers = { onClose, onNext: () => onNext(record) }
  if (now.step === 'price') {
    return (
      <PriceDialog
        {...now}
        {...handlers}
        onGrade={(graded) => setNow({ step: 'grade', record: graded })}
      />
    )
  }
  return (
    <GradeDialog
      {...now}
      {...handlers}
      onPrice={(graded, tried) => setNow({ step: 'price', record: graded, tried })}
    />
  )
}
