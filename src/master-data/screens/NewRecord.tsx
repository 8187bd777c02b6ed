import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { calls } from '../contract.ts'
import { type Kind, PARENTS } from '../rules.ts'
import { RecordFields } from './RecordFields.tsx'
import { addWords, type MasterRecord } from './record.ts'

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
export function NewRecord({ kind, proposed, parent, onClose, onAdded }: Props) {
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
