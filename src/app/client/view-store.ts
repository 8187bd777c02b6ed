import { calls } from '../../identity/contract.ts'
import { invoke } from '../../platform/client.ts'
import { storeViews, type ViewStore } from '../../ui/views/saved-views.ts'

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
