import { Box, CloseButton, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './ShortcutSheet.module.css'
import { presentShortcuts, type Shortcut } from './shortcuts.ts'

/** Keeps Escape from the dialog below. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' }

/** Every shortcut of the present screen and of what is open over it. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const general: Shortcut[] = [
    { keys: ['Tab'], words: t('keys.tab') },
    { keys: ['Esc'], words: t('keys.close') },
    { keys: ['?'], words: t('keys.sheet') },
  ]
  return (
    <dialog
      ref={sheet}
      className={`${css.sheet} card`}
      aria-labelledby="shortcuts"
      onClose={onClose}
      {...OWN_ESCAPE}
    >
      <Group
        component="header"
        gap={0}
        justify="space-between"
        wrap="nowrap"
        bg="var(--ps-surface)"
        p="10px 12px 10px 20px"
        pos="sticky"
        top={0}
        className="ruled"
      >
        <Box component="h2" id="shortcuts" fz={16} lh="24px">
          {t('keys.title')}
        </Box>
        <CloseButton
          size="var(--ps-field)"
          iconSize={18}
          aria-label={t('ui.close')}
          onClick={onClose}
          {...OWN_ESCAPE}
        />
      </Group>
      <Box component="dl" fz={13} p="8px 20px 16px">
        {[...presentShortcuts(), ...general].map(({ keys, words }) => (
          <Group
            key={`${keys.join()} ${words}`}
            gap={16}
            justify="space-between"
            wrap="nowrap"
            lh="20px"
            py={6}
            className="ruled"
          >
            <dt>{words}</dt>
            <Group component="dd" gap={6} align="stretch" wrap="nowrap" flex="none">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Box>
    </dialog>
  )
}
