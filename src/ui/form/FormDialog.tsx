import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../platform/call.ts'
import { type ActionCallbacks, useAction } from '../actions/use-action.ts'
import { Dialog, type DialogProps } from '../dialogs/Dialog.tsx'
import type { Form } from './use-form.ts'
import type { Draft } from './use-kept-draft.tsx'

/** What a question before saving does. */
export interface Answer {
  running: boolean
  onYes: () => unknown
  onNo: () => void
}

type Action<C extends Call> = Pick<
  ActionCallbacks<C>,
  'done' | 'onDone' | 'onRefused' | 'onLatest' | 'isStale'
>

interface Props<C extends Call, Values extends object>
  extends Action<C>,
    Pick<DialogProps, 'title' | 'about' | 'width' | 'result' | 'onClose'> {
  form: Form<Values> & { draft?: Draft }
  call: C
  /** The input of the call for a checked form. */
  input: (values: Values) => Input<C>
  /** Of the button; “save” where nothing is said. */
  verb?: string
  /** A record that there is: nothing can be saved before something of it is changed. */
  isEdit?: boolean
  /** False while something that the input needs has not come. */
  isReady?: boolean
  /** The question before the typed values are saved; nothing of most. */
  asks?: (values: Values, answer: Answer) => ReactNode
  children: ReactNode
}

/** A dialog whose form is saved by one call, which then closes it, or does `onDone`. */
export function FormDialog<C extends Call, Values extends object>(props: Props<C, Values>) {
  const { t } = useTranslation()
  const { form, call, input, verb, isEdit, isReady = true, asks, ...more } = props
  const { onClose, onDone = onClose, onRefused = form.refused } = more
  const [asked, setAsked] = useState<Values>()
  const onNo = () => setAsked(undefined)
  const { run, running } = useAction(call, {
    ...more,
    onDone,
    draft: form.draft,
    onRefused: (error) => {
      onNo()
      return onRefused(error)
    },
  })
  const save = (values: Values) => run(input(values))
  const questionOf = (values: Values) =>
    asks?.(values, { running, onYes: () => save(values), onNo })
  return (
    <Dialog
      {...more}
      dirty={form.dirty}
      draft={form.draft}
      busy={running}
      onSubmit={() =>
        form.submit((values) => (questionOf(values) ? setAsked(values) : save(values)))
      }
      question={asked && questionOf(asked)}
      buttons={
        <Button type="submit" loading={running} disabled={!isReady || (isEdit && !form.dirty)}>
          {verb ?? t('ui.save')}
        </Button>
      }
    />
  )
}
