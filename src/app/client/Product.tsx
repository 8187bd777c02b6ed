import '../../ui/theme/styles.ts'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { queries } from './queries.ts'
import { router } from './router.tsx'

/** Returns the product once the screen at the present address is there. */
export async function loadProduct(): Promise<ComponentType> {
  await router.load()
  return Product
}

function Product() {
  return (
    <QueryClientProvider client={queries}>
      <Notifications position="bottom-left" limit={4} />
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
