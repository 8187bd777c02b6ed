import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../platform/call.ts'
import { DownloadButton } from '../../ui/actions/DownloadButton.tsx'
import { ExcelButton } from '../../ui/actions/ExcelButton.tsx'
import type { ChosenDay } from '../../ui/day/use-chosen-day.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'

interface Props<C extends Call> {
  title: string
  count?: ReactNode
  day: ChosenDay
  /** How its paper lies: 'margin: 12mm; size: A4'. */
  paper: string
  /** Whether a button prints the screen. */
  prints?: boolean
  /** Saves the report of a day as an Excel file that is made in the browser; returns its name. */
  excel?: (day: string) => Promise<string>
  /** What is asked of the call that makes its document. */
  pdf?: { call: C; input: (day: string) => Input<C> }
  /** The next step, where that is not the document. */
  main?: ReactNode
  children: ReactNode
}

/** The screen of a day's report, with the buttons that take it along: they need a day in its field. */
export function DayReport<C extends Call>(props: Props<C>) {
  const { t } = useTranslation()
  const { title, count, day, paper, prints, excel, pdf, main, children } = props
  return (
    <ScreenLayout
      title={title}
      count={count}
      actions={
        <>
          {prints && (
            <Button
              variant="default"
              leftSection={<IconPrinter size={14} stroke={1.7} aria-hidden="true" />}
              onClick={() => day.withDay(() => window.print())}
            >
              {t('ui.print')}
            </Button>
          )}
          {excel && <ExcelButton input={() => day.withDay((date) => date)} save={excel} />}
        </>
      }
      main={
        pdf ? (
          <DownloadButton
            call={pdf.call}
            input={() => day.withDay(pdf.input)}
            verb={t('ui.exportPdf')}
          />
        ) : (
          main
        )
      }
    >
      <style>{`@page { ${paper} }`}</style>
      {children}
    </ScreenLayout>
  )
}
