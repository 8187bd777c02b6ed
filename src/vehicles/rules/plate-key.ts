import { identityKey } from '../../platform/keys.ts'
import { PROVINCES } from './provinces.ts'

/** What a plate is compared by, as `plate_number` and `plate_province` of the database have it. */
export interface PlateKey {
  /** `871000` or `บท123`; of a truck with a trailer both, with the stroke between. */
  number: string
  /** By its full name; '' where the plate says none. */
  province: string
}

const provinces = new Map(
  PROVINCES.flatMap(([name, ...others]) => [name, ...others].map((one) => [one, name])),
)

/** The two parts of a plate: what follows its last digit is the province, which may also stand first by its name. */
export function plateKey(plate: string): PlateKey {
  const key = identityKey(plate)
    .replace(/(^|\d)(จังหวัด|จ\.)/g, '$1')
    .replace(/[.,()ฯ]/g, '')
  const [, number = key, last = ''] = /^(.*\d)(\D*)$/.exec(key) ?? []
  const [first = ''] = /^\D{3,}(?=\d)/.exec(number) ?? []
  const province = last === '' ? provinces.get(first) : undefined
  return province
    ? { number: number.slice(first.length), province }
    : { number, province: provinces.get(last) ?? last }
}

/** Whether a plate that is typed may be a known one: as `isSamePlate`, and where what stands for its province is none. */
export function mayBePlate(known: string, typed: string): boolean {
  const [one, other] = [plateKey(known), plateKey(typed)]
  const isProvince = PROVINCES.some(([name]) => name === other.province)
  return isSamePlate(known, typed) || (!isProvince && one.number === other.number)
}

/** Whether two plates may be one truck's: of the same number, and of the same province where both say one. */
export function isSamePlate(a: string, b: string): boolean {
  const [one, other] = [plateKey(a), plateKey(b)]
  const isKnown = one.province !== '' && other.province !== ''
  return one.number === other.number && (!isKnown || one.province === other.province)
}
