import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { ColumnChart } from '../../ui/charts/ColumnChart.tsx'
import { whole } from '../../ui/format.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import type { BoardData, Overview } from './day.ts'
import { Panel } from './Panel.tsx'

/** How many tickets of today have each grade, which lead to them; the most frequent is the darkest. */
export function Grades({ overview }: Pick<BoardData, 'overview'>) {
  const { t } = useTranslation()
  const [title, hint] = [t('dashboard.grades'), t('dashboard.grades.hint')]
  const go = useNavigateTo()
  const openGrade = (grade: string) =>
    go(addresses.tickets({ dateOut: overview?.Date ?? '', grade: Number(grade) }))
  return (
    <Panel
      foldable
      area="grades"
      title={title}
      hint={hint}
      rows={overview && columnsOf(overview.Grades)}
      empty={t('dashboard.noneGraded')}
    >
      {(columns) => (
        <ColumnChart
          bare
          label={`${title} (${hint})`}
          names={[hint]}
          columns={columns}
          format={whole}
          height={120}
          onPress={openGrade}
        />
      )}
    </Panel>
  )
}

/** Every grade from the lowest to the highest, also those that none has. */
function columnsOf(grades: Overview['Grades']) {
  const max = Math.max(...grades.map(({ Tickets }) => Tickets))
  const [first, last] = [grades[0]?.SysProductGrade ?? 0, grades.at(-1)?.SysProductGrade ?? -1]
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const grade = first + step
    const tickets = grades.find(({ SysProductGrade }) => SysProductGrade === grade)?.Tickets ?? 0
    return {
      key: String(grade),
      label: String(grade),
      name: `${grade}%`,
      parts: [tickets],
      note: tickets > 0 ? whole(tickets) : undefined,
      ...(tickets === max && { state: 'chosen' as const }),
    }
  })
}
