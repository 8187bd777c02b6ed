import { Box, SegmentedControl, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/thai-date.ts'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Note } from '../PriceBreakdown.tsx'
import css from './LadderChoice.module.css'
import type { LadderChoice as Choice, PricePreview } from './preview-price.ts'

/** The prices by the ladder of today and by that of the ticket's day, beside each other: one of them is taken. */
export function LadderChoice({ today, ofDay, isOfDay, takeOfDay }: Choice) {
  const { t } = useTranslation()
  const day = formatDay(ofDay.ladderDay, 'short', useLanguage())
  return (
    <Stack component="section" gap={4} className={css.choice}>
      <SegmentedControl
        fullWidth
        classNames={{ root: css.control, label: css.label }}
        aria-label={t('evaluation.ladder')}
        value={isOfDay ? 'ofDay' : 'today'}
        onChange={(value) => takeOfDay(value === 'ofDay')}
        data={[
          { value: 'today', label: <Price words={t('evaluation.ladder.today')} of={today} /> },
          {
            value: 'ofDay',
            label: <Price words={t('evaluation.ladder.ofDay', { day })} of={ofDay} />,
          },
        ]}
      />
      <Note>{t('evaluation.ladder.about')}</Note>
    </Stack>
  )
}

function Price({ words, of }: { words: string; of: PricePreview | undefined }) {
  return (
    <span className={css.price}>
      {words}{' '}
      <Box component="b" fz={16} className="num">
        {money(of?.net)}
      </Box>
    </span>
  )
}
