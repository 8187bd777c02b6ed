import type { Data } from '../../platform/documents/render-pdf.ts'
import type { Decimal } from '../../platform/money.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { kilograms, money, NO_VALUE } from '../../ui/format.ts'
import type { Slip } from '../reads/slip.ts'
import { COMPOSITION } from '../rules.ts'
import { corrected } from './corrected.ts'
import { joined } from './joined.ts'
import { say } from './say.ts'

/** Who brought what in which truck. */
export function facts(slip: Slip): Data {
  const { weight } = slip
  return [
    {
      label: say('slip.seller'),
      value: `AVL ${weight.AVL} ${weight.CustomerName}`,
      note: corrected(slip, 'CustomerDataID'),
    },
    {
      label: say('slip.plate'),
      value: weight.CarRegister,
      note: corrected(slip, 'CarRegister'),
    },
    {
      label: say('slip.product'),
      value: joined(weight.ProductTypeName, weight.ProductDataID),
      note: corrected(slip, 'ProductDataID'),
    },
  ]
}

/** Both weighings with their times and what is between them, in kg. */
export function weights(slip: Slip): Data {
  const { WeightIn, WeightTimeIn, WeightOut, WeightTimeOut, WeightNet } = slip.weight
  const at = (time: Date | string | null) => (time ? formatInstant(time, 'table', 'th') : '')
  return {
    title: say('slip.weights'),
    unit: say('slip.kg'),
    rows: [
      {
        label: say('slip.in'),
        at: at(WeightTimeIn),
        value: kilograms(WeightIn),
        note: corrected(slip, 'WeightIn', 'WeightTimeIn'),
      },
      {
        label: say('slip.out'),
        at: at(WeightTimeOut),
        value: kilograms(WeightOut),
        note: corrected(slip, 'WeightOut', 'WeightTimeOut'),
      },
    ],
    net: {
      label: say('slip.net'),
      value: kilograms(slip.debt?.WeightNet ?? WeightNet),
      note: joined(corrected(slip, 'WeightNet'), proposed(slip)),
    },
  }
}

function proposed({ weight: { OpenCorrections: n } }: Slip): string {
  return n > 0 ? say('slip.openCorrections', { n }) : ''
}

/** The grade and what it was given for; only what was noted. Nothing before the palm is graded. */
export function quality({ weight }: Slip): Data {
  if (weight.SysProductGrade === null) return null
  const rows = [
    [say('slip.return'), returned(weight)],
    [say('slip.plot'), weight.SysLandNumber],
    [say('slip.certificate'), weight.SysRSPO],
  ]
  const parts = composition(weight)
  return {
    grade: [say('slip.grade'), `${weight.SysProductGrade}%`],
    special: weight.SysIsSpecialCase ? say('slip.specialCase') : '',
    parts: parts.length > 0 ? [[say('slip.composition'), parts]] : [],
    rows: rows.filter(([, value]) => value),
  }
}

type Weight = Slip['weight']

function isThere(value: Decimal | null): boolean {
  return Number(value ?? 0) !== 0
}

function composition(weight: Weight): string[] {
  const { SysBunchWeight, SysIsWatering, SysIsRaining } = weight
  const parts = COMPOSITION.filter((part) => isThere(weight[part]))
  return [
    ...parts.map((part) => `${say(`evaluation.${part}`)} ${Number(weight[part])}%`),
    isThere(SysBunchWeight) && say('slip.bunchWeight', { kg: kilograms(SysBunchWeight) }),
    SysIsWatering && say('evaluation.SysIsWatering'),
    SysIsRaining && say('evaluation.SysIsRaining'),
  ].filter((part) => typeof part === 'string')
}

function returned(weight: Weight): string {
  if (!weight.SysPalmReturn) return ''
  const { SysPalmReturnReason, SysPalmReturnWeight, SysPalmReturnPercent } = weight
  return joined(
    SysPalmReturnReason ?? NO_VALUE,
    isThere(SysPalmReturnWeight) && say('slip.returned', { kg: kilograms(SysPalmReturnWeight) }),
    SysPalmReturnPercent !== null &&
      say('slip.returnPercent', { percent: money(SysPalmReturnPercent) }),
  )
}
