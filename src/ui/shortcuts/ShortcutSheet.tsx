import { CloseButton } from '@mantine/core'
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
      className={css.sheet}
      aria-labelledby="shortcuts"
      onClose={onClose}
      {...OWN_ESCAPE}
    >
      <header className={css.head}>
        <h2 id="shortcuts">{t('keys.title')}</h2>
        <CloseButton
          size="var(--ps-field)"
          iconSize={18}
          aria-label={t('ui.close')}
          onClick={onClose}
          {...OWN_ESCAPE}
        />
      </header>
      <dl className={css.keys}>
        {[...presentShortcuts(), ...general].map(({ keys, words }) => (
          <div key={`${keys.join()} ${words}`}>
            <dt>{words}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}
