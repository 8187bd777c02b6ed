import { Box, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showSuccess } from '../toasts.tsx'
import { NameForm } from './NameForm.tsx'
import { type SavedView, useSavedViews, type ViewStore } from './saved-views.ts'
import { useCurrentView } from './use-current-view.ts'
import { ViewRow } from './ViewRow.tsx'
import css from './views.module.css'

interface Props {
  /** What the columns of the list are kept under. */
  table: string
  views: ViewStore
  onClose: () => void
}

/** The saved views of a list, each shown by one press, and the field that names the current one. */
export function ViewsPanel({ table, views, onClose }: Props) {
  const { t } = useTranslation()
  // The two tables of one list have its views in common.
  const [list = table] = table.split('.')
  const saved = useSavedViews()[list] ?? []
  const { current, show, isShown } = useCurrentView(table)
  const [renamed, setRenamed] = useState<string>()
  const showView = (view: SavedView) => {
    show(view)
    onClose()
  }
  return (
    <Stack gap={8} className={css.panel}>
      <Box component="h2" fz={12} fw={400} p="4px 10px 0" className="muted">
        {t('ui.views')}
      </Box>
      {saved.length === 0 && (
        <Box component="p" fz={13} p="0 10px" className="secondary">
          {t('ui.views.none')}
        </Box>
      )}
      <ul className={css.views}>
        {saved.map((view) =>
          view.Name === renamed ? (
            <li key={view.Name}>
              <NameForm
                first={view.Name}
                label={t('ui.views.newName', { name: view.Name })}
                verb={t('ui.views.rename')}
                onSave={(Name) => views.save(list, { ...view, Name: Name.trim() }, view.Name)}
                onDone={() => setRenamed(undefined)}
                onCancel={() => setRenamed(undefined)}
              />
            </li>
          ) : (
            <ViewRow
              key={view.Name}
              name={view.Name}
              isShown={isShown(view)}
              onShow={() => showView(view)}
              onRename={() => setRenamed(view.Name)}
              onReplace={() => views.save(list, { ...current(), Name: view.Name }, view.Name)}
              onDelete={() => views.remove(list, view.Name)}
            />
          ),
        )}
      </ul>
      <NameForm
        key={saved.length}
        first=""
        label={t('ui.views.name')}
        verb={t('ui.views.save')}
        onSave={(Name) => views.save(list, { ...current(), Name: Name.trim() })}
        onDone={(name) => showSuccess(t('ui.views.saved', { name }))}
      />
    </Stack>
  )
}
