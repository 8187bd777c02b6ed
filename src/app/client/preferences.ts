import { useMantineColorScheme } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../identity/contract/preferences.ts'
import { calls } from '../../identity/contract.ts'
import { invoke } from '../../platform/client.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { useSetLanguage } from '../../ui/language.ts'
import { storeColumns } from '../../ui/table/chosen-columns.ts'
import { storePageSizes } from '../../ui/table/page-sizes.ts'
import { storeDensity } from '../../ui/theme/density.ts'
import { showFailure } from '../../ui/toasts.tsx'
import { storeViews, type ViewStore } from '../../ui/views/saved-views.ts'
import { storeLayout } from './layout.ts'

let saved = Promise.resolve()
/** How often something was chosen in this window. */
let choices = 0

/**
 * Shows the screens as the officer likes them: the function changes what it is given, here and on the server, where
 * one is saved after the other, so that the last choice stands.
 */
export function useSavePreferences(): (chosen: Preferences) => void {
  const { t } = useTranslation()
  const show = useShow()
  return (chosen) => {
    choices += 1
    show(chosen)
    saved = saved.then(async () => {
      await invoke(calls.savePreferences, chosen).catch((error) =>
        showFailure(errorMessage(t, error)),
      )
    })
  }
}

/** Brings back what the officer set, on whichever computer; asked once for each session. */
export function useLoadPreferences(token: string | undefined): void {
  const show = useEffectEvent(useShow())
  useEffect(() => {
    if (!token) return
    const before = choices
    // Where they cannot be had, the screens stay as this browser shows them; what was chosen meanwhile stays too.
    invoke(calls.getPreferences, {}).then(
      ({ Views = {}, ...kept }) => {
        storeViews(Views)
        if (choices === before) show({ Columns: {}, PageSizes: {}, ...kept })
      },
      () => {},
    )
  }, [token])
}

function useShow() {
  const setLanguage = useSetLanguage()
  const { setColorScheme } = useMantineColorScheme()
  return ({ Language, Theme, Density, Columns, PageSizes, Layout }: Preferences) => {
    if (Language) setLanguage(Language)
    if (Theme) setColorScheme(Theme)
    if (Density) storeDensity(Density)
    if (Columns) storeColumns(Columns)
    if (PageSizes) storePageSizes(PageSizes)
    if (Layout) storeLayout(Layout)
  }
}

/** Keeps the views of the officer who is signed in on the server, and in this browser what it answers. */
export const viewStore: ViewStore = {
  save: async (List, view, Former) => {
    storeViews(await invoke(calls.saveView, { List, ...view, ...(Former && { Former }) }))
  },
  remove: async (List, Name) => {
    storeViews(await invoke(calls.deleteView, { List, Name }))
  },
  load: () => {
    // Where they cannot be had, those that this browser knows stay.
    invoke(calls.getPreferences, {}).then(
      ({ Views = {} }) => storeViews(Views),
      () => {},
    )
  },
}
