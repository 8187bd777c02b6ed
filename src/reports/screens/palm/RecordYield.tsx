import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { businessDay } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { Notice } from '../../../ui/messages/DialogMessages.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { StaleNotice } from '../../../ui/stale/StaleNotice.tsx'
import { isUnusualYield, USUAL_YIELD } from '../../rules/palm.ts'
import { Recorded, ReplaceQuestion } from './Recorded.tsx'
import { useRecordYield } from './use-record-yield.ts'

/** The dialog to record the yield of a day; asks before it replaces a recorded one. */
export function RecordYield({ day, onClose }: { day: string; onClose: () => void }) {
  const { t } = useTranslation()
  const today = businessDay(new Date())
  const { form, recorded, ...record } = useRecordYield(day > today ? today : day, onClose)
  return (
    <Dialog
      title={t('yield.record')}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={record.running}
      onSubmit={record.submit}
      buttons={
        <Button type="submit" loading={record.running}>
          {t('ui.save')}
        </Button>
      }
      question={
        record.replacing && (
          <ReplaceQuestion
            replacing={record.replacing}
            running={record.running}
            onYes={record.replace}
            onNo={record.keep}
          />
        )
      }
    >
      {record.staleWords && <StaleNotice>{record.staleWords}</StaleNotice>}
      <FieldGrid columns={1}>
        <DateField required label={t('term.date')} max={today} {...form.field('RecordDate')} />
        <NumberField
          autoFocus
          required
          label={t('yield.percent')}
          places={2}
          step={0.05}
          base={USUAL_YIELD.min}
          unit="%"
          {...form.field('YieldPercent')}
        />
      </FieldGrid>
      {recorded.error ? (
        <ErrorState error={recorded.error} retry={recorded.refetch} />
      ) : (
        <Recorded recorded={recorded.data} />
      )}
      <Unusual percent={form.values.YieldPercent} />
    </Dialog>
  )
}

/** Warns of an unusual yield, without refusing it: it may be right. */
function Unusual({ percent }: { percent: number | null }) {
  const { t } = useTranslation()
  if (percent === null || !isUnusualYield(percent)) return null
  return (
    <Notice>
      <Banner attention>{t('yield.unusual', USUAL_YIELD)}</Banner>
    </Notice>
  )
}
