import { Box, Group, Switch } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../ui/form/use-form.ts'
import { useShortcuts } from '../../../ui/shortcuts/shortcuts.ts'
import { gradeRange } from '../../rules.ts'
import css from './GradeDialog.module.css'
import { type GradeValues, withinRange } from './grade-form.ts'

const ONE_LINE = 8
const TYPING_MS = 1500

interface Props {
  form: Form<GradeValues>
  /** The grade that the officer chose, which the range may no longer allow. */
  chosen: number | undefined
  onChosen: (grade: number) => void
  /** Called with the change of the range and the grade that follows from it. */
  onSwitch: (change: Partial<GradeValues>) => void
  /** The grade that a switch put in the place of another. */
  replaced: { from: number; to: number } | undefined
}

/** The grade, and the checkbox of the special case, which allows every grade. */
export function GradeChoice({ form, chosen, onChosen, onSwitch, replaced }: Props) {
  const { t } = useTranslation()
  const [missed, setMissed] = useState(false)
  const { SysPalmReturn, SysIsSpecialCase, SysProductGrade } = form.values
  const { min, max } = gradeRange(SysPalmReturn === 1, SysIsSpecialCase === 1)
  const outside = missed ? t('v.gradeRange', { min: min, max: max }) : undefined
  const error = form.field('SysProductGrade').error ?? outside
  return (
    <section>
      <Group gap={0} justify="space-between" wrap="nowrap" className={`${css.heading} muted`}>
        <h3>{t('term.grade')}</h3>
        <Switch
          className={css.special}
          label={t('evaluation.specialCase')}
          labelPosition="right"
          checked={SysIsSpecialCase === 1}
          onChange={({ currentTarget }) => {
            setMissed(false)
            const change = { SysIsSpecialCase: currentTarget.checked ? 1 : 0 } as const
            onSwitch(withinRange(form.values, change, chosen))
          }}
        />
      </Group>
      <GradeButtons
        label={t('term.grade')}
        min={min}
        max={max}
        value={SysProductGrade}
        onChange={(grade) => {
          setMissed(false)
          onChosen(grade)
        }}
        onMiss={() => setMissed(true)}
      />
      {/* Keeps its room. */}
      <Box c="var(--ps-attn)" fz={12} lh="18px" mih={18}>
        {error && <p role="alert">{error}</p>}
        <p role="status" hidden={!replaced || error !== undefined}>
          {replaced && t('evaluation.gradeReplaced', { ...replaced, min, max })}
        </p>
      </Box>
    </section>
  )
}

interface GradeButtonsProps {
  label: string
  min: number
  max: number
  value: number
  onChange: (grade: number) => void
  /** Called when a grade is typed that has no button. */
  onMiss: () => void
}

/** The grades as a row of radio buttons; the arrow keys move the choice, and typing two digits chooses a grade. */
function GradeButtons({ label, min, max, value, onChange, onMiss }: GradeButtonsProps) {
  const first = useRef({ digit: '', at: 0 })
  const { t } = useTranslation()
  useShortcuts([{ keys: ['1', '8'], words: t('keys.grade') }])
  const grades = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const choose = (grade: number, group: HTMLElement) => {
    if (!grades.includes(grade)) return onMiss()
    group.querySelector<HTMLElement>(`[value="${grade}"]`)?.focus()
    onChange(grade)
  }
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const digit = digitOf(event)
    if (digit === undefined) return
    const { digit: before, at } = first.current
    const isSecond = before !== '' && event.timeStamp - at < TYPING_MS
    first.current = { digit: isSecond ? '' : digit, at: event.timeStamp }
    if (isSecond) choose(Number(before + digit), event.currentTarget)
  }
  return (
    <div
      className={`${css.grades} num`}
      role="radiogroup"
      aria-label={label}
      data-many={grades.length > ONE_LINE || undefined}
      onKeyDown={type}
    >
      {grades.map((grade) => (
        <label
          key={grade}
          className={`${css.grade} centred hovers`}
          data-chosen={grade === value || undefined}
        >
          <input
            className="sr-only"
            type="radio"
            name="grade"
            value={grade}
            checked={grade === value}
            data-autofocus={grade === value || undefined}
            onChange={() => onChange(grade)}
          />
          {grade}
        </label>
      ))}
    </div>
  )
}

/** The digit of a key by its physical place, since a Thai keyboard layout has letters there. */
function digitOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
}
