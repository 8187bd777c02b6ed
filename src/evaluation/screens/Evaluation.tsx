import { useState } from 'react'
import type { Valuation } from '../contract/price.ts'
import { GradeDialog } from './grade/GradeDialog.tsx'
import { PriceDialog } from './price/PriceDialog.tsx'
import type { PalmRecord } from './record.ts'

interface Step {
  step: 'grade' | 'price'
  record: PalmRecord
  /** The price that was refused beside the grade. */
  tried?: Valuation
}

interface Props extends Omit<Step, 'tried'> {
  onClose: () => void
  /** On to the next truck; `done` has been saved. */
  onNext: (done: PalmRecord) => void
}

/** The evaluation of one ticket, from its grade to its price and back: the first time or as a correction. */
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
