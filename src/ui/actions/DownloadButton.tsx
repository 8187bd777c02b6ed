import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Call, Input } from '../../platform/call.ts'
import { allowed } from '../../platform/client.ts'
import { useDownload } from './use-download.ts'

interface Props<C extends Call> {
  call: C
  /** What is asked for, computed at the press; nothing where it cannot be asked for yet. */
  input: () => Input<C> | undefined
  verb: string
}

/** Downloads the document that `call` makes; seen only by those whose role may. */
export function DownloadButton<C extends Call>({ call, input, verb }: Props<C>) {
  const { running, run } = useDownload(call)
  if (!allowed(call)) return null
  const press = () => {
    const checked = input()
    if (checked !== undefined) void run(checked)
  }
  return (
    <Button
      loading={running}
      leftSection={<IconDownload size={14} stroke={1.7} aria-hidden="true" />}
      onClick={press}
    >
      {verb}
    </Button>
  )
}
