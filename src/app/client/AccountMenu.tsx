import { Box, Menu, UnstyledButton } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses, SIGN_OUT } from '../../platform/addresses.ts'
import { useSession } from '../../platform/client.ts'
import { useKept } from '../../ui/kept.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { openShortcuts } from '../../ui/shortcuts/Shortcuts.tsx'
import css from './AccountMenu.module.css'
import { savePreferences } from './preferences.ts'

const LayoutPanel = lazyPart(async () => (await import('./LayoutPanel.tsx')).LayoutPanel, {
  close: ({ onClose }) => onClose(),
})

/** The officer's name, and behind it what they may set for themselves; in the drawer of a phone it opens upwards. */
export function AccountMenu({ inDrawer }: { inDrawer?: boolean }) {
  const { t } = useTranslation()
  const [isLayingOut, setLayingOut] = useState(false)
  const session = useSession()
  const officer = session?.officer
  const name = `${officer?.Name ?? ''} ${officer?.Lastname ?? ''}`.trim()
  return (
    <>
      <Menu width={208} withinPortal={!inDrawer} position={inDrawer ? 'top-start' : undefined}>
        <Menu.Target>
          <UnstyledButton
            className={`${css.account} row hovers ${inDrawer ? 'fill' : ''}`}
            data-in-drawer={inDrawer}
            aria-label={t('ui.account', { name })}
          >
            <span className={`${css.letter} centred accent`} aria-hidden="true">
              {firstLetter(name)}
            </span>
            <span className={`${css.name} cut`}>
              {name}
              {inDrawer && session && (
                <Box component="span" display="block" fz={13} lh="18px" className="muted">
                  {t(`role.${session.role}`)}
                </Box>
              )}
            </span>
            <IconChevronDown size={14} stroke={1.7} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={addresses.profile().to}
            leftSection={<IconUserCircle size={16} stroke={1.7} aria-hidden="true" />}
          >
            {t('profile.title')}
          </Menu.Item>
          <Menu.Divider />
          <PreferenceItems />
          <Menu.Divider />
          {!inDrawer && (
            <>
              <ScreenItems onLayout={() => setLayingOut(true)} />
              <Menu.Divider />
            </>
          )}
          <Menu.Item
            component={Link}
            to={SIGN_OUT}
            leftSection={<IconLogout size={16} stroke={1.7} aria-hidden="true" />}
          >
            {t('ui.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isLayingOut && <LayoutPanel onClose={() => setLayingOut(false)} />}
    </>
  )
}

/** The panel of the display, the whole screen, and the shortcuts. */
function ScreenItems({ onLayout }: { onLayout: () => void }) {
  const { t } = useTranslation()
  const { fullscreen, toggle } = useFullscreenDocument()
  return (
    <>
      <Menu.Item onClick={onLayout}>{t('ui.layout')}</Menu.Item>
      {document.fullscreenEnabled && (
        <Menu.Item onClick={() => void toggle()}>
          {t(fullscreen ? 'ui.fullScreen.exit' : 'ui.fullScreen')}
        </Menu.Item>
      )}
      <Menu.Item rightSection={<kbd>?</kbd>} onClick={openShortcuts}>
        {t('keys.title')}
      </Menu.Item>
    </>
  )
}

function PreferenceItems() {
  const { t, i18n } = useTranslation()
  return (
    <>
      <Choices
        label={t('ui.language')}
        choices={['th', 'en'] as const}
        chosen={i18n.language}
        words={(language) => t(`ui.language.${language}`)}
        onChoose={(Language) => savePreferences({ Language })}
      />
      <Choices
        label={t('ui.theme')}
        choices={['light', 'dark', 'auto'] as const}
        chosen={useKept('Theme', 'auto')}
        words={(scheme) => t(`ui.theme.${scheme}`)}
        onChoose={(Theme) => savePreferences({ Theme })}
      />
      <Choices
        label={t('ui.density')}
        choices={['compact', 'roomy'] as const}
        chosen={useKept('Density', 'compact')}
        words={(one) => t(`ui.density.${one}`)}
        onChoose={(Density) => savePreferences({ Density })}
      />
    </>
  )
}

function Choices<Choice extends string>(props: {
  label: string
  choices: readonly Choice[]
  chosen: string
  words: (choice: Choice) => string
  onChoose: (choice: Choice) => void
}) {
  return (
    <>
      <Menu.Label>{props.label}</Menu.Label>
      <Menu.RadioGroup value={props.chosen} onChange={(chosen) => props.onChoose(chosen as Choice)}>
        {props.choices.map((choice) => (
          <Menu.RadioItem key={choice} value={choice}>
            {props.words(choice)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

/** Thai names may begin with a vowel written before its consonant; the consonant is the letter. */
function firstLetter(name: string): string {
  return /[^เแโใไ]/.exec(name)?.[0] ?? ''
}
