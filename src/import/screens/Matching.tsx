import { Box, Button, Checkbox, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { counted, whole } from '../../ui/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import {
  chooseField,
  chooseHidden,
  chooseKind,
  isHiddenChosen,
  leaveOpenColumns,
} from './choices.ts'
import { FileFaults } from './FileFaults.tsx'
import { Foot } from './Foot.tsx'
import css from './Matching.module.css'
import {
  columnId,
  type FileColumn,
  type ImportTable,
  isMatched,
  type KindName,
  needsMatching,
  type Preview,
  tableKey,
} from './preview.ts'
import { useTerms } from './terms.ts'
import type { Draft } from './use-draft.ts'

interface Props {
  preview: Preview
  draft: Draft
  onDone: () => void
}

/** What each table holds and what its columns are, chosen from lists beside sample values. */
export function Matching({ preview, draft, onDone }: Props) {
  const { t } = useTranslation()
  const toCheck = () => {
    if (needsMatching(preview)) draft.choose((choices) => leaveOpenColumns(choices, preview))
    onDone()
  }
  return (
    <>
      <div className={`scrolls ${css.tables}`}>
        <Box c="var(--ps-text-3)" fz={13} p="10px var(--ps-edge)">
          {t('import.match.hint')}
        </Box>
        <FileFaults preview={preview} />
        {preview.Tables.filter(({ Rows, Hidden }) => Rows + Hidden > 0).map((table) => (
          <MatchedTable key={tableKey(table)} table={table} draft={draft} />
        ))}
      </div>
      <Foot note={t('import.match.left')}>
        <Button disabled={!isMatched(preview) || draft.isUnsent} onClick={toCheck}>
          {t('import.match.next')}
        </Button>
      </Foot>
    </>
  )
}

function MatchedTable({ table, draft }: { table: ImportTable; draft: Draft }) {
  const { t } = useTranslation()
  const terms = useTerms()
  const columns = useColumns(table, draft)
  const kinds = terms.kinds.map(({ Kind }) => ({ value: Kind, label: terms.kind(Kind) }))
  const name = table.Sheet ? `${table.File} · ${table.Sheet}` : table.File
  return (
    <Box component="section" mb={20} aria-label={name}>
      <div className={`line topped ${css.head}`}>
        <h2 className="title breaks">{name}</h2>
        <Box component="span" c="var(--ps-text-3)" fz={12} className="num">
          {t('import.rows', counted(table.Rows))}
        </Box>
        {table.Hidden > 0 && (
          <Checkbox
            label={t('import.match.hidden', { n: whole(table.Hidden) })}
            checked={isHiddenChosen(draft.choices, table)}
            onChange={({ currentTarget: { checked } }) =>
              draft.choose((choices) => chooseHidden(choices, table, checked))
            }
          />
        )}
        <NativeSelect
          ml="auto"
          aria-label={t('import.match.kindOf', { name })}
          data={[{ value: '', label: t('import.match.notTaken') }, ...kinds]}
          value={table.Kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            draft.choose((choices) => chooseKind(choices, table, (value as KindName) || null))
          }
        />
      </div>
      {!table.Kind && <Banner>{t('import.match.noKind')}</Banner>}
      {table.Kind && table.Missing.length > 0 && (
        <Banner attention>
          {t('import.match.missing', {
            fields: table.Missing.map((field) => terms.field(table.Kind, field)).join(', '),
          })}
        </Banner>
      )}
      {table.Kind && (
        <DataTable
          kind="record"
          label={name}
          numbered={false}
          columns={columns}
          rows={table.Columns}
          rowKey={columnId}
          rowName={(column) => terms.column(table, column)}
        />
      )}
    </Box>
  )
}

function useColumns(table: ImportTable, draft: Draft): Column<FileColumn>[] {
  const { t } = useTranslation()
  const terms = useTerms()
  const kind = terms.kinds.find(({ Kind }) => Kind === table.Kind)
  const fields = kind?.Fields.map(({ Field, Required }) => ({
    value: Field,
    label: `${terms.field(table.Kind, Field)}${Required ? ' *' : ''}`,
  }))
  return [
    {
      key: 'Header',
      header: t('import.match.header'),
      width: 220,
      tone: 'key',
      value: (column) => terms.column(table, column),
    },
    {
      key: 'Sample',
      name: true,
      header: t('import.match.sample'),
      card: 'line',
      value: ({ Sample }) => Sample.filter(Boolean).join(' · '),
    },
    {
      key: 'Field',
      header: t('import.match.field'),
      card: 'line',
      cell: (column) => (
        <div className={css.field}>
          <NativeSelect
            aria-label={t('import.match.fieldOf', { header: terms.column(table, column) })}
            data={[{ value: '', label: t('import.match.notTaken') }, ...(fields ?? [])]}
            value={column.Field ?? ''}
            onChange={({ currentTarget: { value } }) =>
              draft.choose((choices) => chooseField(choices, table, column, value || null))
            }
          />
        </div>
      ),
    },
  ]
}
