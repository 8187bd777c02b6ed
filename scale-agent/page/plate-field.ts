import { mayBePlate, plateKey } from '../../src/vehicles/rules/plate-key.ts'
import type { View } from '../view.ts'
import { combobox } from './combobox.ts'
import { h } from './element.ts'
import { formatAgo, formatTime, t } from './language.ts'

type Proposal = { id?: string; plate: string; customerName: string; since?: string; at?: string }

const MAX_SHOWN = 5

/** The plate: trucks inside come first in what it proposes, then those that were here before; `goOn` once one is chosen. */
export function plateField(
  input: HTMLInputElement,
  view: () => View | undefined,
  goOn: () => void,
) {
  const trucks = (): Proposal[] => [
    ...(view()?.inside ?? []).map((one) => ({ ...one, since: one.timeIn })),
    ...(view()?.trucks ?? []),
  ]
  /** The id of the truck inside that was pressed; null where a plate was typed. */
  const chosen = () => input.dataset.truck || null
  /** The number that stood there when it was asked last. */
  let before = ''
  const choose = ({ plate, id }: Proposal) => {
    before = plateKey(plate).number
    input.value = plate
    input.dataset.truck = id ?? ''
    input.dispatchEvent(new Event('input'))
    // The proposals of what is chosen are of no use any more.
    input.dispatchEvent(new Event('blur'))
    goOn()
  }
  const { node } = combobox<Proposal>({
    input,
    label: t('weigh.plate'),
    search: (typed) => {
      const found = searchTrucks(trucks(), typed)
      const isChosen = found.some((one) => one.plate === typed && one.id === chosen())
      const isAlone = found.length === 1 && found[0]?.plate === typed
      return isChosen || isAlone ? [] : found.slice(0, MAX_SHOWN)
    },
    row: ({ plate, customerName, since, at }) => [
      h('b', plate),
      h('span.cut.fill.secondary', customerName),
      h(
        'small.small',
        since
          ? t('plate.inside', { ago: formatAgo(since) })
          : t('plate.before', { time: at ? formatTime(at) : '' }),
      ),
    ],
    choose,
  })
  /** Whether what stands there began anew since it was asked last: a plate that is only put right goes on. */
  const isOfAnother = () => {
    const { number } = plateKey(input.value)
    const shared = [...number].findIndex((sign, at) => sign !== before[at])
    const isOther = before !== '' && (number.length < 2 || (shared >= 0 && shared < 2))
    before = number
    return isOther
  }
  return {
    node,
    isOfAnother,
    clear: () => {
      before = ''
      input.value = ''
      delete input.dataset.truck
    },
    /** The truck inside that was chosen, else the one that the plate is of. */
    inside: () => {
      const trucks = view()?.inside ?? []
      const isChosen = ({ id, plate }: (typeof trucks)[number]) =>
        id === chosen() && plate === input.value
      return trucks.find(isChosen) ?? findTruck(trucks, input.value)
    },
    /** The truck of this plate that was here last. */
    known: () => findTruck(view()?.trucks ?? [], input.value),
  }
}

interface WithPlate {
  plate: string
  /** Of a truck that is inside. */
  id?: string
}

/** The truck of a plate as it is typed: a plate without its province is a truck only where one is known. */
function findTruck<Truck extends WithPlate>(
  trucks: readonly Truck[],
  typed: string,
): Truck | undefined {
  const same = trucks.filter(({ plate }) => mayBePlate(plate, typed))
  const { province } = plateKey(typed)
  return same.find(({ plate }) => plateKey(plate).province === province) ?? only(same)
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** Those of `trucks` whose plate has what is typed, as they are given: each that is inside, then each other plate once. */
function searchTrucks<Truck extends WithPlate>(trucks: readonly Truck[], typed: string): Truck[] {
  const { number, province } = plateKey(typed)
  if (number === '') return []
  const seen = new Set<string>()
  return trucks.filter(({ plate, id }) => {
    const key = plateKey(plate)
    const name = `${key.number} ${key.province}`
    const isFound = key.number.includes(number) && key.province.startsWith(province)
    const isNew = !seen.has(name)
    if (isFound) seen.add(name)
    return isFound && (id !== undefined || isNew)
  })
}
