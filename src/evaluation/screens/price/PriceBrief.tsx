import { Box, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Decimal, decimal } from '../../../platform/money.ts'
import { difference, money } from '../../../ui/format.ts'
import { levelWords } from '../../../vendors/rules/level.ts'
import type { PalmRecord } from '../record.ts'
import { PreviewNotices, type PreviewProps } from './PriceSide.tsx'
import { type PricePreview, paidAt } from './preview-price.ts'

/** The price as it forms, on one line: what it is made of, and what the seller is paid. */
export function PriceBrief({ record, gradePercent, preview, kept }: PreviewProps) {
  const { t } = useTranslation()
  const { price } = preview
  if (kept !== null)
    return <OneLine record={record} label={t('evaluation.preview.kept')} price={kept} />
  return (
    <>
      <PreviewNotices preview={preview} />
      <OneLine
        record={record}
        label={t('evaluation.preview', { g: gradePercent })}
        price={price?.net}
      >
        {price && <Terms record={record} gradePercent={gradePercent} price={price} />}
      </OneLine>
    </>
  )
}

interface LineProps {
  record: PalmRecord
  label: string
  price: Decimal | undefined
  children?: ReactNode
}

function OneLine({ record, label, price, children }: LineProps) {
  const { t } = useTranslation()
  const paid = price !== undefined && paidAt(record, price)
  return (
    <Group gap="2px 8px" align="baseline" fz={13} className="secondary num">
      <span className="muted">{label}</span>{' '}
      <Box component="output" c="var(--ps-text)" fz={28} fw={600} lh="34px">
        {money(price)}
      </Box>{' '}
      <span className="muted">{t('term.bahtPerKg')}</span>
      {children}
      {paid && (
        <Box component="span" ml="auto">
          {t('evaluation.paid')}{' '}
          <Box component="b" c="var(--ps-text)" fz={16}>
            {money(paid)}
          </Box>
        </Box>
      )}
    </Group>
  )
}

/** The price of the grade, and what is added to it. */
function Terms(props: { record: PalmRecord; gradePercent: number; price: PricePreview }) {
  const { t } = useTranslation()
  const { record, gradePercent, price } = props
  const { gradePrice, levelPrice, premium } = price.terms
  const level = levelWords(t, record.CustomerLevelName)
  const terms = [
    `${t('evaluation.row.brief', { g: gradePercent })} ${money(gradePrice)}`,
    !decimal(levelPrice).eq(0) &&
      `${t('evaluation.level.brief', { level })} ${difference(levelPrice)}`,
    !decimal(premium).eq(0) && `${t('term.premium')} ${difference(premium)}`,
  ]
  return (
    <Box component="span" ml={8}>
      {terms.filter(Boolean).join(' · ')}
    </Box>
  )
}
