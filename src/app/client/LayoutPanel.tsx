import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Layout, layout as layoutChoices } from '../../identity/contract/preferences.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { USUAL_LAYOUT, useLayout } from './layout.ts'
import { savePreferences } from './preferences.ts'

const PARTS = Object.keys(USUAL_LAYOUT) as (keyof Layout)[]

/** The layout around the screens as the officer wants it; each choice is seen and kept at once. */
export function LayoutPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const layout = useLayout()
  return (
    <Dialog
      title={t('ui.layout')}
      onClose={onClose}
      other={
        <Button variant="default" onClick={() => savePreferences({ Layout: USUAL_LAYOUT })}>
          {t('ui.columns.reset')}
        </Button>
      }
      buttons={
        <Button data-autofocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <Stack gap={16}>
        {PARTS.map((part) => (
          <Group key={part} justify="space-between" gap="4px 12px" fz={13}>
            <span id={`layout-${part}`}>{t(`ui.layout.${part}`)}</span>
            <SegmentedControl
              flex="0 1 300px"
              aria-labelledby={`layout-${part}`}
              data={layoutChoices.shape[part].options.map((value) => ({
                value,
                label: t(`ui.layout.${value}` as WordKey),
              }))}
              value={layout[part]}
              onChange={(value) => savePreferences({ Layout: { ...layout, [part]: value } })}
            />
          </Group>
        ))}
      </Stack>
    </Dialog>
  )
}
