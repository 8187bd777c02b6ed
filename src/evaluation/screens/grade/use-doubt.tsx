import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { percent } from '../../../ui/format.ts'
import { type CompositionRule, isBlank, totalOf } from '../../rules/composition.ts'
import { COMPOSITION } from '../../rules/fields.ts'
import type { GradeValues } from './grade-form.ts'

type Doubt = 'blank' | 'over'

interface Question {
  doubt: Doubt
  values: GradeValues
  onAnswer: (goesOn: boolean) => void
}

/**
 * Asks once about a composition that nobody typed, where the mill wants that, or that is more than the whole; of a
 * correction only where it changed from what was `saved`.
 */
export function useDoubt(rule: CompositionRule | undefined, saved: GradeValues | undefined) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Question>()
  const answered = useRef(saved && textOf(saved))
  /** Gives what `goOn` gives, which runs after the question where there is one. */
  const ask = async (values: GradeValues, goOn: () => unknown) => {
    const doubt = doubtOf(values, rule)
    if (!doubt || answered.current === textOf(values)) return goOn()
    const goesOn = await new Promise<boolean>((onAnswer) => setAsking({ doubt, values, onAnswer }))
    return goesOn ? goOn() : undefined
  }
  const answer = (goesOn: boolean) => {
    if (goesOn && asking) answered.current = textOf(asking.values)
    setAsking(undefined)
    asking?.onAnswer(goesOn)
  }
  const question = asking && (
    <Confirm
      question={t(`evaluation.doubt.${asking.doubt}`, { n: percent(totalOf(asking.values)) })}
      verb={t(`evaluation.doubt.${asking.doubt}.yes`)}
      keep={t('evaluation.doubt.back')}
      danger={asking.doubt === 'over'}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  )
  return { ask, question }
}

function doubtOf(values: GradeValues, rule: CompositionRule | undefined): Doubt | undefined {
  if (totalOf(values).gt(100)) return 'over'
  return isBlank(values) && rule !== 'optional' ? 'blank' : undefined
}

function textOf(values: GradeValues): string {
  return JSON.stringify(COMPOSITION.map((name) => values[name]))
}
