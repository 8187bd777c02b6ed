import { useState } from 'react'
import type { Form } from '../../../ui/form/use-form.ts'
import type { GradeValues } from './grade-form.ts'

/**
 * The grade that the officer chose, and what a switch of the return or of the special case put in its place. A grade
 * that nobody chose is not replaced: it is the usual one of its range.
 */
export function useGrade(form: Form<GradeValues>, correcting: boolean) {
  const [chosen, setChosen] = useState(correcting ? form.values.SysProductGrade : undefined)
  const [replaced, setReplaced] = useState<{ from: number; to: number }>()
  const choose = (SysProductGrade: number) => {
    setChosen(SysProductGrade)
    setReplaced(undefined)
    form.set({ SysProductGrade })
  }
  const onSwitch = (change: Partial<GradeValues>) => {
    const [from, to] = [form.values.SysProductGrade, change.SysProductGrade ?? chosen]
    const isReplaced = from === chosen && to !== undefined && to !== from
    setReplaced(isReplaced ? { from, to } : undefined)
    form.set(change)
  }
  return { chosen, onChosen: setChosen, replaced, choose, onSwitch }
}
