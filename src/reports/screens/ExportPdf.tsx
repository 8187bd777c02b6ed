import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../platform/call.ts'
import { allowed, download } from '../../platform/client.ts'
import { sentence } from '../../ui/sentence.ts'
import { done, failed } from '../../ui/toasts.tsx'

/** Downloads the document that `call` makes, and says that it came or why it did not. */
export function ExportPdf<C extends Call>({ call, input }: { call: C; input: Input<C> }) {
  const { t } = useTranslation()
  const [working, setWorking] = useState(false)
  const run = async () => {
    setWorking(true)
    try {
      done(t('done.exported', { file: await download(call, input) }))
    } catch (error) {
      failed(sentence(t, error), { words: t('ui.retry'), run })
    } finally {
      setWorking(false)
    }
  }
  if (!allowed(call)) return null
  return (
    <Button
      loading={working}
      leftSection={<IconDownload size={14} stroke={1.7} aria-hidden="true" />}
      onClick={run}
    >
      {t('ui.exportPdf')}
    </Button>
  )
}
