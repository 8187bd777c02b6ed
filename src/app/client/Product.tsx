import '../../ui/theme/styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { addFormats } from '../../platform/i18n.ts'
import { Messages } from '../../ui/messages/Messages.tsx'
import { colorSchemes } from '../../ui/theme/color-scheme.ts'
import { cssVariablesResolver, theme } from '../../ui/theme/theme.ts'
import { askPreferences } from './preferences.ts'
import { queries } from './queries.ts'
import { router } from './router.tsx'
import { words } from './words.ts'

/** Returns the product once the screen at the present address is there. */
export async function loadProduct(): Promise<ComponentType> {
  askPreferences()
  addFormats(words)
  await router.load()
  return Product
}

function Product() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queries}>
        <Messages />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
