import { Box, Button } from '@mantine/core'
import { IconArrowRight, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { counted } from '../../ui/format.ts'
import css from './FilesSide.module.css'
import { columnId, type FileColumn, type ImportTable, type Preview, tableKey } from './preview.ts'
import { useTerms } from './terms.ts'

/** The files with their sheets, and what each of their columns was matched with. */
export function FilesSide({ preview, onMatch }: { preview: Preview; onMatch?: () => void }) {
  const { t } = useTranslation()
  const taken = preview.Tables.filter(({ Kind }) => Kind)
  const isByHand = taken.some(({ Columns }) => Columns.some(isOwn))
  return (
    <>
      <div className={`line ${css.head}`}>
        <h2 className="title">{t('import.files')}</h2>
        <span className="small num">{t('import.rows', counted(preview.Counts.All))}</span>
      </div>
      <ul className={`text ${css.files}`}>
        {preview.Tables.map((table) => (
          <File key={tableKey(table)} table={table} />
        ))}
      </ul>
      {taken.length > 0 && (
        <div className={`line topped ${css.head}`}>
          <h2 className="title">{t('import.matched')}</h2>
          {onMatch && (
            <Button variant="subtle" size="compact-sm" onClick={onMatch}>
              {t('ui.edit')}
            </Button>
          )}
        </div>
      )}
      {taken.map((table) => (
        <Pairs key={tableKey(table)} table={table} isNamed={taken.length > 1} />
      ))}
      {isByHand && (
        <Box c="var(--ps-text-3)" fz={12} p="8px 16px 16px">
          {t('import.matched.hint')}
        </Box>
      )}
    </>
  )
}

/** Its name, and below it its sheet or encoding, its rows and its columns. */
function File({ table }: { table: ImportTable }) {
  const { t } = useTranslation()
  const about = [
    table.Sheet && t('import.ofSheet', { sheet: table.Sheet }),
    table.Encoding,
    t('import.rows', counted(table.Rows)),
    t('import.columns', counted(table.Columns.length)),
    !table.Kind && t('import.ofFile.notTaken'),
  ]
  return (
    <li className={table.Kind ? 'line' : 'line muted'}>
      <IconFileSpreadsheet size={16} stroke={1.6} aria-hidden="true" />
      <span className="breaks">
        {table.File}
        <small className="small num">{about.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}

function Pairs({ table, isNamed }: { table: ImportTable; isNamed: boolean }) {
  const { t } = useTranslation()
  const terms = useTerms()
  return (
    <>
      {isNamed && (
        <Box component="h3" c="var(--ps-text-3)" fz={12} fw={500} mt={8} px={16}>
          {table.Sheet ?? table.File}
        </Box>
      )}
      <ul className={`text ${css.pairs}`}>
        {table.Columns.map((column) => (
          <li key={columnId(column)}>
            <span className="cut">{terms.column(table, column)}</span>
            <IconArrowRight className="muted" size={13} stroke={1.6} aria-hidden="true" />
            <span className={`cut ${toneOf(column)}`}>
              {column.Field === null
                ? t('import.match.notTaken')
                : terms.field(table.Kind, column.Field)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function toneOf(column: FileColumn): string {
  if (column.Field === null) return 'muted'
  return isOwn(column) ? 'accent' : ''
}

/** Matched by hand, now or before. */
function isOwn({ Field, By }: FileColumn): boolean {
  return Field !== null && (By === 'hand' || By === 'remembered')
}
