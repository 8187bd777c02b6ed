import { Box, Loader, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { counted, whole } from '../../ui/format.ts'
import { StateGlyph } from '../../ui/record/StateGlyph.tsx'
import type { StateAppearance } from '../../ui/record/state-appearance.ts'
import type { Group } from '../../ui/table/groups.ts'
import type { ImportView } from './address.ts'
import { countOf, GROUPS, type GroupName, groupOf, mostShown } from './entries.ts'
import css from './Found.module.css'
import { kindsOf, type Preview } from './preview.ts'
import { unitOf } from './terms.ts'
import type { Fixing } from './use-fixing.ts'

const APPEARANCES: Readonly<Record<GroupName, StateAppearance>> = {
  faulty: { shape: 'triangle', tint: 'orange' },
  changed: { shape: 'quarter', tint: 'violet' },
  new: { shape: 'full', tint: 'green' },
  unchanged: { shape: 'tick', tint: 'slate' },
}

interface Props {
  preview: Preview
  view: ImportView
  fixing: Fixing
  onShow: (show: GroupName) => void
}

/** The outcomes as groups: how many rows there are of each, and the way to those that are not shown. */
export function useGroups({ preview, view, fixing, onShow }: Props): Group[] {
  const { t } = useTranslation()
  const records = unitOf(t, kindsOf(preview))
  return GROUPS.map((name) => {
    const n = countOf(preview, name)
    const isFaulty = name === 'faulty'
    const mayFix = isFaulty && fixing.isOpen
    const unit = isFaulty ? t('import.unit.rows') : records
    const known = preview.Rows.filter((row) => groupOf(row) === name).length
    const rest = n - Math.min(known, mostShown(preview)[name])
    return {
      key: name,
      title: t(`import.figure.${name}`),
      note: mayFix ? t('import.faulty.hint', counted(n)) : `${whole(n)} ${unit}`,
      glyph: <StateGlyph appearance={APPEARANCES[name]} />,
      end: (
        <>
          {view.show === '' && rest > 0 && (
            <UnstyledButton className={css.more} onClick={() => onShow(name)}>
              {t('import.see.rest', { n: whole(rest), unit })}
            </UnstyledButton>
          )}
          {mayFix && <LeaveAll preview={preview} fixing={fixing} />}
        </>
      ),
    }
  })
}

function LeaveAll({ preview, fixing }: Pick<Props, 'preview' | 'fixing'>) {
  const { t } = useTranslation()
  const n = countOf(preview, 'faulty')
  if (fixing.isGathering)
    return (
      <Box component="span" className="glyphed muted" lh="24px" role="status">
        <Loader size={12} />
        {t('import.gathering')}
      </Box>
    )
  return preview.Counts.Faulty > 0 ? (
    <UnstyledButton className={css.all} onClick={fixing.leaveAll}>
      {t('import.leaveAll', counted(n))}
    </UnstyledButton>
  ) : (
    <UnstyledButton className={css.all} onClick={fixing.takeAllBack}>
      {t('import.takeBackAll', counted(n))}
    </UnstyledButton>
  )
}
