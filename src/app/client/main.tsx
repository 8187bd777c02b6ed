import '../../ui/theme/first-styles.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { ignoreHeldEnter } from '../../ui/actions/use-ready.ts'
import { restoreDensity } from '../../ui/theme/density.ts'
import { cssVariablesResolver, theme } from '../../ui/theme/theme.ts'
import { App } from './App.tsx'
import { words } from './words.ts'

const colorScheme = localStorageColorSchemeManager({ key: 'palm-scale-theme' })

restoreDensity()
ignoreHeldEnter()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nextProvider i18n={words}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
      >
        <App />
      </MantineProvider>
    </I18nextProvider>
  </StrictMode>,
)
