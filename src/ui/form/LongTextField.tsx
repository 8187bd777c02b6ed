import { Textarea } from '@mantine/core'
import type { TextFieldProps } from './fields.tsx'
import type { FieldProps } from './use-form.ts'

/** Several lines of text. */
export function LongTextField({ onChange, ...props }: FieldProps<string> & TextFieldProps) {
  return (
    <Textarea
      {...props}
      rows={3}
      withAsterisk={props.required}
      data-autofocus={props.autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
