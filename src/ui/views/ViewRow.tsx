import { ActionIcon, Group, UnstyledButton } from '@mantine/core'
import { IconCheck, IconPencil, IconReplace, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../error-message.ts'
import { showFailure, showSuccess } from '../toasts.tsx'

interface Props {
  name: string
  /** The list is as the view has it. */
  isShown: boolean
  onShow: () => void
  onRename: () => void
  /** Keeps the list as it is now under the name of this view. */
  onReplace: () => Promise<void>
  onDelete: () => Promise<void>
}

/** A saved view: its name, which shows it, and what can be done with it. */
export function ViewRow({ name, isShown, onShow, onRename, onReplace, onDelete }: Props) {
  const { t } = useTranslation()
  const run = (change: () => Promise<void>, done: string) => () => {
    change().then(
      () => showSuccess(done),
      (error) => showFailure(errorMessage(t, error)),
    )
  }
  return (
    <Group component="li" gap={0} wrap="nowrap" bdrs={5} className="hovers">
      <UnstyledButton
        fz={13}
        lh="var(--ps-ctl)"
        p="0 10px"
        className={`${isShown ? 'accent medium' : ''} glyphed fill`}
        aria-current={isShown || undefined}
        title={name}
        onClick={onShow}
      >
        <span className="cut">{name}</span>
        {isShown && <IconCheck size={14} stroke={1.7} aria-hidden="true" />}
      </UnstyledButton>
      {!isShown && (
        <RowButton
          icon={IconReplace}
          words={t('ui.views.replace', { name })}
          onClick={run(onReplace, t('ui.views.replaced', { name }))}
        />
      )}
      <RowButton icon={IconPencil} words={t('ui.views.renameOf', { name })} onClick={onRename} />
      <RowButton
        icon={IconTrash}
        words={t('ui.views.delete', { name })}
        onClick={run(onDelete, t('ui.views.deleted', { name }))}
      />
    </Group>
  )
}

function RowButton(props: { icon: TablerIcon; words: string; onClick: () => void }) {
  const { icon: Icon, words, onClick } = props
  return (
    <ActionIcon size="var(--ps-ctl)" title={words} aria-label={words} onClick={onClick}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  )
}
