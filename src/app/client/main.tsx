import '../../ui/theme/styles.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { ignoreHeldEnter } from '../../ui/actions/use-ready.ts'
import { restoreDensity } from '../../ui/theme/density.ts'
import { cssVariablesResolver, theme } from '../../ui/theme/theme.ts'
import { queries } from './queries.ts'
import { router } from './router.tsx'
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
      >
        <QueryClientProvider client={queries}>
          <Notifications position="bottom-left" limit={4} />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  </StrictMode>,
)
