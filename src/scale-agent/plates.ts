import { plateKey } from '../vehicles/rules/plate-key.ts'

interface WithPlate {
  plate: string
}

/** Whether two plates may be of one truck: the province counts only where both say it. */
export function maySamePlate(a: string, b: string): boolean {
  const [one, other] = [plateKey(a), plateKey(b)]
  const isProvinceSame = one.province === other.province
  return one.number === other.number && (isProvinceSame || !one.province || !other.province)
}

/** The truck of a plate as it is typed: a plate without its province is a truck only where one is known. */
export function findTruck<Truck extends WithPlate>(
  trucks: readonly Truck[],
  typed: string,
): Truck | undefined {
  const same = trucks.filter(({ plate }) => maySamePlate(plate, typed))
  const { province } = plateKey(typed)
  return same.find(({ plate }) => plateKey(plate).province === province) ?? only(same)
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** Those of `trucks` whose plate has what is typed, each once: inside first, as they are given. */
export function searchTrucks<Truck extends WithPlate>(
  trucks: readonly Truck[],
  typed: string,
): Truck[] {
  const { number, province } = plateKey(typed)
  if (number === '') return []
  const seen = new Set<string>()
  return trucks.filter(({ plate }) => {
    const key = plateKey(plate)
    const name = `${key.number} ${key.province}`
    const isFound = key.number.includes(number) && key.province.startsWith(province)
    return isFound && !seen.has(name) && seen.add(name)
  })
}
