import { element } from './element.ts'
import { t } from './language.ts'

interface Bar {
  isSettings: boolean
  otherLanguage(): void
}

/** The line on top: what this is, and the way to the settings and back. */
export function drawBar({ isSettings, otherLanguage }: Bar): HTMLElement {
  const link = (hash: string, text: string, isHere: boolean) =>
    element('a', { href: hash, 'aria-current': isHere ? 'page' : undefined }, text)
  return element(
    'header',
    { class: 'bar' },
    element('span', { class: 'mark' }, 'Palm Scale'),
    element('h1', {}, t('page.title')),
    element(
      'nav',
      { 'aria-label': t('page.title') },
      link('#weigh', t('page.weigh'), !isSettings),
      link('#settings', t('page.settings'), isSettings),
    ),
    element(
      'button',
      { class: 'quiet', type: 'button', onclick: otherLanguage },
      t('page.language'),
    ),
  )
}
