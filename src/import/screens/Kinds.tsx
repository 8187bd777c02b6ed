import { Box, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { invoke, saveFile, useCall } from '../../platform/client.ts'
import { useSaveFile } from '../../ui/actions/use-download.ts'
import { whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { calls } from '../contract.ts'
import type { Kind, KindName } from './preview.ts'
import { type TemplateFormat, templateOf } from './template.ts'
import { useTerms } from './terms.ts'

/** What can be imported, how much of it there is, and its template, filled with the present data. */
export function Kinds() {
  const { t } = useTranslation()
  const query = useCall(calls.getImportKinds, {})
  return (
    <>
      <Group align="baseline" gap="0 12px" px="var(--ps-edge)">
        <Box component="h2" fz={14} lh="36px">
          {t('import.kinds')}
        </Box>
        <Box component="p" className="muted" fz={12}>
          {t('import.kinds.hint')}
        </Box>
      </Group>
      <DataTable
        kind="record"
        label={t('import.kinds')}
        numbered={false}
        columns={useColumns()}
        rows={query.data ?? []}
        rowKey={({ Kind }) => Kind}
        rowName={({ Kind }) => Kind}
        pending={query.isPending}
        error={query.error}
        retry={query.refetch}
      />
    </>
  )
}

function useColumns(): Column<Kind>[] {
  const { t } = useTranslation()
  const terms = useTerms()
  return [
    {
      key: 'Kind',
      header: t('import.kinds.kind'),
      width: 176,
      tone: 'key',
      value: ({ Kind }) => terms.kind(Kind),
    },
    {
      key: 'Fields',
      header: t('import.kinds.columns'),
      name: true,
      card: 'line',
      value: ({ Kind, Fields }) => Fields.map(({ Field }) => terms.field(Kind, Field)).join(' · '),
    },
    {
      key: 'Present',
      card: 'figure',
      header: t('import.kinds.present'),
      right: true,
      value: ({ Present }) => Present,
      cell: ({ Present }) => whole(Present),
    },
    {
      key: 'Template',
      header: t('import.kinds.template'),
      card: 'line',
      cell: ({ Kind }) => (
        <Group gap={4} wrap="nowrap">
          <Template kind={Kind} format="Excel" />
          <Template kind={Kind} format="CSV" />
        </Group>
      ),
    },
  ]
}

function Template({ kind, format }: { kind: KindName; format: TemplateFormat }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const terms = useTerms()
  const { running, run } = useSaveFile(async (_: null) => {
    const template = await invoke(calls.getTemplate, { Kind: kind })
    const title = t('import.template.file', { kind: terms.kind(kind) })
    const { name, file } = await templateOf(title, template, format, language)
    saveFile(name, file)
    return name
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={running}
      aria-label={t('import.kinds.templateOf', { kind: terms.kind(kind), format })}
      onClick={() => run(null)}
    >
      {format}
    </Button>
  )
}
