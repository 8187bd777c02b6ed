import { useState } from 'react'
import type { Valuation } from '../contract/price.ts'
import { GradeDialog } from './grade/GradeDialog.tsx'
import { PriceDialog } from './price/PriceDialog.tsx'
import type { PalmRecord } from './record.ts'
import { LastSaved, type Saved } from './saved.tsx'

interface Step {
  step: 'grade' | 'price'
  record: PalmRecord
  /** The price that was refused when it was saved with the grade. */
  tried?: Valuation
}

interface Props extends Omit<Step, 'tried'> {
  /** What was saved of the truck before. */
  last?: Saved
  onClose: () => void
  /** Opens the next truck, and says there what was saved of this one. */
  onNext: (saved?: Saved) => void
  /** Puts the truck off and opens the next one. */
  onSkip?: () => void
}

/** The evaluation of one ticket: switches between its grade dialog and its price dialog. */
export function Evaluation({ step, record, last, onClose, onNext, onSkip }: Props) {
  const [now, setNow] = useState<Step>({ step, record })
  const handlers = { onClose, onNext, last: last && <LastSaved saved={last} /> }
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
      onSkip={onSkip}
      onPrice={(graded, tried) => setNow({ step: 'price', record: graded, tried })}
    />
  )
}
