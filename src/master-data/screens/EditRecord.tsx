import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.tsx'
import { calls, name, record as recordShape } from '../contract.ts'
import { type Kind, needsName, PARENTS } from '../rules.ts'
import { RecordFields, type RecordValues } from './RecordFields.tsx'
import { type MasterRecord, nameOf } from './record.ts'

const valuesOf = ({ Name, ParentCode, IsDefault }: MasterRecord): RecordValues => ({
  Name,
  ParentCode: ParentCode ?? '',
  IsDefault,
})

/** The dialog for the name of a record and what it belongs to. */
export function EditRecord(props: { kind: Kind; record: MasterRecord; onClose: () => void }) {
  const { t } = useTranslation()
  const { kind, record, onClose } = props
  const { form, base, latest, staleNotice, onRefused } = useRecordForm<MasterRecord, RecordValues>(
    record,
    valuesOf,
    { schema: schemaOf(kind), shape: recordShape, draft: `masterData:${kind} ${record.Code}` },
  )
  const { Code, Version } = base
  return (
    <FormDialog
      isEdit
      title={t('record.edit', { name: nameOf(record) })}
      about={Code}
      form={form}
      call={calls.updateRecord}
      input={(values) => ({ Kind: kind, Code, ...values, Version })}
      done={t('done.saved')}
      onRefused={onRefused}
      result={t('masterData.orders')}
      onClose={onClose}
    >
      {staleNotice}
      <FieldGrid columns={1}>
        <RecordFields
          autoFocus
          kind={kind}
          form={form}
          latest={{
            Name: latest('Name', ({ Name }) => Name),
            ParentCode: latest('ParentCode', ({ ParentCode }) => ParentCode),
          }}
        />
      </FieldGrid>
    </FormDialog>
  )
}

function schemaOf(kind: Kind) {
  const { Name } = calls.updateRecord.input.shape
  return z.object({
    Name: needsName(kind) ? name : Name,
    ParentCode: PARENTS[kind] ? name : z.string(),
    IsDefault: z.boolean(),
  })
}
