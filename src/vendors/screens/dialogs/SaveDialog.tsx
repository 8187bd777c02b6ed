import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../../platform/call.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import type { DraftForm } from '../../../ui/form/use-draft.ts'
import type { Vendor } from '../vendor.ts'
import { aboutOf } from './about.ts'
import css from './dialogs.module.css'

interface Props<C extends Call, Values extends object> {
  title: string
  vendor: Vendor
  onClose: () => void
  form: DraftForm<Values>
  call: C
  /** The input of the call for a checked form. */
  input: (values: Values) => Input<C>
  /** What is asked before the typed values are saved, and what it says of them; nothing of most. */
  asks?: (values: Values) => { question: string; text: string } | undefined
  onRefused: (error: unknown) => boolean
  /** Says who saved first; above all fields. */
  staleNotice: ReactNode
  /** The effect of saving, at the left of the button. */
  result?: ReactNode
  children: ReactNode
}

/** A dialog that saves something of a vendor and then closes; it stays open where the record is stale. */
export function SaveDialog<C extends Call, Values extends object>(props: Props<C, Values>) {
  const { t } = useTranslation()
  const { form, call, input, onClose, onRefused } = props
  const done = t('done.vendorSaved')
  const [asked, setAsked] = useState<{ question: string; text: string }>()
  const action = useAction(call, {
    done,
    onDone: onClose,
    draft: form.draft,
    onRefused: (error) => {
      setAsked(undefined)
      return onRefused(error)
    },
  })
  const send = () => form.submit((values) => action.run(input(values)))
  const save = () =>
    form.submit((values) => {
      const question = props.asks?.(values)
      if (question) setAsked(question)
      else send()
    })
  return (
    <Dialog
      width={640}
      title={props.title}
      about={aboutOf(props.vendor)}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={action.running}
      onSubmit={save}
      result={props.result}
      buttons={
        <Button type="submit" loading={action.running} disabled={!form.dirty}>
          {t('ui.save')}
        </Button>
      }
    >
      <div className={css.fields}>
        {props.staleNotice}
        {props.children}
      </div>
      {asked && (
        <Confirm
          {...asked}
          verb={t('ui.save')}
          running={action.running}
          onYes={send}
          onNo={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  )
}
