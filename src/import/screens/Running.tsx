import '@mantine/core/styles/Progress.layer.css'
import { Box, Progress, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKey, useCall } from '../../platform/client.ts'
import { whole } from '../../ui/format.ts'
import { calls } from '../contract.ts'
import { IMPORT_STATE_ID } from './Foot.tsx'
import { effectOf, type Preview } from './preview.ts'

const ASK_MS = 500

/** How far an import is, asked twice a second; at its end the import is read again. */
export function Running({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { ImportUUID } = preview
  const { data } = useCall(calls.getImportProgress, { ImportUUID }, { refetchMs: ASK_MS })
  const hasEnded = data !== undefined && data.State !== 'running'
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: queryKey(calls.getImport) })
  }, [hasEnded, queries])
  const total = data?.Total || effectOf(preview)
  const done = Math.min(data?.Done ?? 0, total)
  const words = t('import.running', { done: whole(done), total: whole(total) })
  return (
    <Stack gap={12} m="auto" maw={480} p="28px var(--ps-edge)" ta="center" w="100%">
      <Box id={IMPORT_STATE_ID} tabIndex={-1} className="num" role="status" fz={16} fw={600}>
        {words}
      </Box>
      <Progress
        bg="var(--ps-chart-2)"
        value={total > 0 ? (100 * done) / total : 0}
        aria-label={t('import.step.import')}
      />
      <Box c="var(--ps-text-3)" fz={13}>
        {t('import.running.text')}
      </Box>
    </Stack>
  )
}
