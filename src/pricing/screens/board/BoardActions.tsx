import { Button } from '@mantine/core'
import { IconDeviceTv, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { useDownload } from '../../../ui/actions/use-download.ts'
import { calls } from '../../contract.ts'
import { GateLinks } from './GateLinks.tsx'

/** How the prices in force get to the gate: on paper, and on a screen there. */
export function BoardActions() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const print = useDownload(calls.exportGatePrices)
  return (
    <>
      {allowed(calls.getGateLinks) && (
        <Button
          variant="default"
          leftSection={<IconDeviceTv size={14} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('gate.links')}
        </Button>
      )}
      <Button
        variant="default"
        loading={print.running}
        leftSection={<IconPrinter size={14} aria-hidden="true" />}
        onClick={() => print.run({})}
      >
        {t('gate.print')}
      </Button>
      {isOpen && <GateLinks onClose={() => setOpen(false)} />}
    </>
  )
}
