import './fetched.ts'
import '../../ui/theme/first-styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { watchInput } from '../../platform/idle.ts'
import { forgetOthers, storedSession } from '../../platform/session.ts'
import { ignoreHeldEnter } from '../../ui/actions/use-ready.ts'
import { App } from './App.tsx'
import { words } from './words.ts'

forgetOthers(storedSession()?.officer.UUID)
ignoreHeldEnter()
watchInput()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nextProvider i18n={words}>
      <App />
    </I18nextProvider>
  </StrictMode>,
)
