import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { AddDialog } from '../../ui/actions/AddButton.tsx'
import { useAction } from '../../ui/actions/use-action.ts'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { showSuccess } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'
import { type Kind, PARENTS } from '../rules.ts'
import { RecordFields } from './RecordFields.tsx'
import { addWords, type MasterRecord, nameOf, useIsKeptHere } from './record.ts'

/** The button that adds a record of a kind, where officers do; what was added can be taken back. */
export function AddRecord(props: { kind: Kind; onAdded?: (record: MasterRecord) => void }) {
  const { t } = useTranslation()
  const { kind } = props
  const isKeptHere = useIsKeptHere()
  const undo = useAction(calls.deleteRecord, {
    done: (record) => t('done.recordDeleted', { name: nameOf(record) }),
  })
  if (!isKeptHere) return null
  const tell = (record: MasterRecord) => {
    const takeBack = () => undo.run({ Kind: kind, Code: record.Code })
    showSuccess(t('done.recordAdded', { name: nameOf(record) }), takeBack)
    props.onAdded?.(record)
  }
  return (
    <AddDialog name="new" words={addWords(t, kind)}>
      {(close) => <Proposed key={kind} kind={kind} onClose={close} onAdded={tell} />}
    </AddDialog>
  )
}

/** The dialog, once it is known what to propose. */
function Proposed(props: {
  kind: Kind
  onClose: () => void
  onAdded: (record: MasterRecord) => void
}) {
  const { kind } = props
  const own = useCall(calls.getRecords, { Kind: kind }, { keepPrevious: false })
  const parentKind = PARENTS[kind]
  const parents = useCall(
    calls.getRecords,
    { Kind: parentKind ?? kind },
    { keepPrevious: false, enabled: parentKind !== undefined },
  )
  if (own.isLoading || parents.isLoading) return null
  const all = parentKind ? (parents.data?.Records ?? []) : []
  const only = all.length === 1 ? all[0] : undefined
  return <NewRecord {...props} proposed={own.data?.NextCode ?? ''} parent={only?.Code ?? ''} />
}

interface Props {
  kind: Kind
  /** The code that follows those that stand; '' where none does. */
  proposed: string
  /** What it belongs to where there is one only. */
  parent: string
  onClose: () => void
  onAdded: (record: MasterRecord) => void
}

/** The dialog that adds a record of a kind. */
function NewRecord({ kind, proposed, parent, onClose, onAdded }: Props) {
  const { t } = useTranslation()
  const first = { Kind: kind, Code: proposed, Name: '', ParentCode: parent, IsDefault: false }
  const form = useDraft(useForm(first, calls.createRecord.input), `masterData.new:${kind}`)
  return (
    <FormDialog
      title={addWords(t, kind)}
      form={form}
      call={calls.createRecord}
      input={(values) => values}
      result={t('record.codeStays')}
      onDone={(record) => {
        onClose()
        onAdded(record)
      }}
      onClose={onClose}
    >
      <FieldGrid columns={PARENTS[kind] ? 1 : 2}>
        <TextField
          autoFocus={!proposed}
          required
          autoComplete="off"
          label={t('term.code')}
          {...form.field('Code')}
        />
        <RecordFields kind={kind} form={form} autoFocus={Boolean(proposed)} />
      </FieldGrid>
    </FormDialog>
  )
}
