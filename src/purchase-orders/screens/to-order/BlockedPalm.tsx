import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { counted } from '../../../ui/format.ts'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import { ObstacleOf } from './Obstacle.tsx'
import { nameOf, type PalmToOrder } from './rows.ts'
import css from './ToOrder.module.css'

/** Palm of which no order can be made now, each with its reason and the way out. */
export function BlockedPalm({ palm }: { palm: readonly PalmToOrder[] }) {
  const { t } = useTranslation()
  if (palm.length === 0) return null
  return (
    <section className={css.blocked}>
      <h3>{t('toOrder.barred', counted(palm.length))}</h3>
      {palm.map((one) => (
        <Fragment key={one.Key}>
          <span>
            <CodeAndName code={one.AVL} name={nameOf(one)} />
          </span>
          <ObstacleOf palm={one} />
        </Fragment>
      ))}
    </section>
  )
}
