import { setting } from './setting.ts'

/** Who a document comes from. */
export interface Letterhead {
  name: string
  address: string
  /** What of it is an example, since the mill has not said it. */
  examples?: readonly ('name' | 'address')[]
}

/** The name and address that head every document. */
export const letterhead = setting<Letterhead>({ name: '', address: '' })
