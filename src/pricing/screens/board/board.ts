import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'

export type Board = Output<typeof calls.getPriceBoard>
export type BoardProduct = Board['Products'][number]
export type PriceSave = Output<typeof calls.getPriceSaves>['data'][number]
