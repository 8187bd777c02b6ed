import './fetched.ts'
import '../../ui/theme/first-styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { watchInput } from '../../platform/idle.ts'
import { ignoreHeldEnter } from '../../ui/actions/use-ready.ts'
import { restoreDensity } from '../../ui/theme/density.ts'
import { App } from './App.tsx'
import { words } from './words.ts'

restoreDensity()
ignoreHeldEnter()
watchInput()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nextProvider i18n={words}>
      <App />
    </I18nextProvider>
  </StrictMode>,
)
