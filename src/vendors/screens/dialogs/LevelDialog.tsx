import { Box, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useCall } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { difference, NO_VALUE, percent, whole } from '../../../ui/format.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import { levelWords } from '../../rules/level.ts'
import { MONTHS_BACK } from '../../rules.ts'
import { alertOf, type Level, type Vendor } from '../vendor.ts'
import css from './dialogs.module.css'
import { SaveDialog, useVendorForm, type VendorDialogProps } from './SaveDialog.tsx'

const levelForm = z.object({ Level: z.string() })

/** A choice is a text. */
function valuesOf({ CustomerLevel }: Vendor) {
  return { Level: String(CustomerLevel ?? '') }
}

/** The dialog to change the member level of a vendor's customer, with the totals of its last months. */
export function LevelDialog(props: VendorDialogProps) {
  const { t } = useTranslation()
  const { data: known, error, refetch } = useCall(calls.getLevels, {})
  const levels = known ?? []
  const { form, base, latest, dialog } = useVendorForm(props, valuesOf, {
    schema: levelForm,
    draft: 'vendor.level',
  })
  const { UUID: VendorUUID, CustomerID, CustomerVersion } = base
  const nameOf = (id: string) => levels.find(({ ID }) => String(ID) === id)?.Name ?? ''
  return (
    <SaveDialog
      {...dialog}
      title={t('vendor.level.title', { vendor: props.vendor.VendorOrganizationName })}
      call={calls.updateLevel}
      input={({ Level }) => ({ VendorUUID, Level: Number(Level), CustomerID, CustomerVersion })}
      result={latest('Level', (now) => levelWords(t, nameOf(now.Level)))}
    >
      {error && <ErrorState error={error} retry={refetch} />}
      <SummaryTable summary={base.Summary} next={known && nextOf(known, base)} />
      <Estimate vendor={base} />
      {known && (
        <Stack gap={3} align="start">
          <Box component="span" fz={12} fw={500} lh="18px">
            {t('vendor.level.bonus')}
          </Box>
          <SegmentField
            label={t('term.level')}
            choices={levels.map((level) => ({
              value: String(level.ID),
              label: `${levelWords(t, level.Name)} ${difference(level.LevelPrice)}`,
            }))}
            {...form.field('Level')}
          />
        </Stack>
      )}
    </SaveDialog>
  )
}

/** The next higher level, whose minimums are still to be met; null where none is higher. */
function nextOf(levels: readonly Level[], { CustomerLevel }: Vendor): Level | null {
  return levels.find(({ ID }) => CustomerLevel !== null && ID > CustomerLevel) ?? null
}

function Estimate({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const alert = alertOf(vendor)
  if (!alert) return null
  const level = levelWords(t, alert.name)
  return (
    <Banner attention={!alert.isUp}>
      {t('vendor.level.estimate', { level })} · {t(alert.word, { level })}
    </Banner>
  )
}

interface Props {
  summary: Vendor['Summary']
  /** The level above the present one; null where that is the highest, undefined where the levels are not known. */
  next: Level | null | undefined
}

/** Totals of the completed tickets of the last 3, 6 and 12 months; the next level depends on those of 12. */
function SummaryTable({ summary, next }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <table className={`${css.summary} plain-table num`} aria-label={t('vendor.level.summary')}>
        <thead>
          <tr>
            <th scope="col">{t('vendor.level.period')}</th>
            <th scope="col">{t('vendor.level.records')}</th>
            <th scope="col">{t('term.averageGrade')}</th>
            <th scope="col">
              {t('vendor.level.weight')} <small className="unit">{t('term.kg')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {MONTHS_BACK.map((months) => (
            <Period
              key={months}
              months={months}
              sums={summary?.[months]}
              minimums={months === 12 ? next : null}
            />
          ))}
        </tbody>
      </table>
      {next !== undefined && (
        <Box component="p" pt={6} className="text topped secondary">
          {next ? <Next level={next} /> : t('vendor.level.highest')}
        </Box>
      )}
    </div>
  )
}

function Period(props: {
  months: number
  sums: NonNullable<Vendor['Summary']>[12] | undefined
  minimums: Level | null | undefined
}) {
  const { t } = useTranslation()
  const { months, sums, minimums } = props
  return (
    <tr>
      <th scope="row">{t('vendor.level.months', { n: months })}</th>
      <td>{sums ? whole(sums.total_record) : NO_VALUE}</td>
      <td>{percent(sums?.average_grade)}</td>
      <td>
        {minimums && <span className={css.minimums}>{whole(minimums.MinTotalWeight)} / </span>}
        {whole(sums?.total_weight)}
      </td>
    </tr>
  )
}

function Next({ level }: { level: Level }) {
  const { t } = useTranslation()
  return t('vendor.level.next', {
    level: levelWords(t, level.Name),
    grade: percent(level.MinAverageGrade),
    weight: whole(level.MinTotalWeight),
  })
}
