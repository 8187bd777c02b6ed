import { Box, Group, Input, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { knownReason, type Reason, reasonWords } from '../../platform/reasons.ts'
import { useLanguage } from '../language.ts'
import { LongTextField } from './LongTextField.tsx'
import css from './ReasonField.module.css'
import type { FieldProps } from './use-form.ts'

interface Props extends FieldProps<string> {
  label: string
  /** What is offered as buttons. */
  reasons: readonly Reason[]
  /** Of a reason in words. */
  maxLength: number
  /** The dialog's first field. */
  autoFocus?: boolean
  /** Whether the label stands at the left of the buttons, not over them. */
  beside?: boolean
}

/** Why something is done: one of the reasons that are known, or another in words. */
export function ReasonField({ label, reasons, maxLength, autoFocus, beside, ...field }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const { value, onChange, error } = field
  const [isOther, setOther] = useState(false)
  const picked = isOther ? OTHER : value && (reasons.find(isReason(value)) ?? OTHER)
  const pick = (reason: Reason | typeof OTHER) => {
    setOther(reason === OTHER)
    onChange(reason === OTHER ? '' : reason)
  }
  const wrong = picked !== OTHER && error
  return (
    <Box display="grid" fz={13} mt={8} className={css.reason} data-beside={beside || undefined}>
      <span id={id}>{label}</span>
      {wrong && <Input.Error role="alert">{wrong}</Input.Error>}
      <Group
        gap={6}
        align="stretch"
        className={css.choices}
        role="radiogroup"
        aria-labelledby={id}
        aria-required="true"
        aria-invalid={wrong ? true : undefined}
        tabIndex={wrong ? -1 : undefined}
      >
        {([...reasons, OTHER] as const).map((reason, i) => (
          <UnstyledButton
            key={reason}
            className={`${css.choice} centred hovers`}
            role="radio"
            aria-checked={reason === picked}
            data-chosen={reason === picked || undefined}
            data-autofocus={(autoFocus && i === 0) || undefined}
            onClick={() => pick(reason)}
          >
            {reason === OTHER ? t('ui.reason.other') : reasonWords(reason, language)}
          </UnstyledButton>
        ))}
      </Group>
      {picked === OTHER && (
        <LongTextField
          required
          autoFocus={isOther}
          label={t('ui.reason.specify')}
          maxLength={maxLength}
          value={value}
          onChange={(words) => {
            // The field stays where it is emptied.
            setOther(true)
            onChange(words)
          }}
          error={error && t('v.reasonText')}
        />
      )}
    </Box>
  )
}

const OTHER = 'other'

function isReason(text: string) {
  const known = knownReason(text)
  return (reason: Reason) => reason === known
}
