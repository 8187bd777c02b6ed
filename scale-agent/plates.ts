import { mayBePlate, plateKey } from '../src/vehicles/rules/plate-key.ts'

interface WithPlate {
  plate: string
  /** Of a truck that is inside. */
  id?: string
}

/** The truck of a plate as it is typed: a plate without its province is a truck only where one is known. */
export function findTruck<Truck extends WithPlate>(
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
export function searchTrucks<Truck extends WithPlate>(
  trucks: readonly Truck[],
  typed: string,
): Truck[] {
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
