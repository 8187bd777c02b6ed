/** When the numbers of a scale start again. */
export const NUMBER_RESTARTS = ['never', 'daily', 'yearly'] as const
export type NumberRestart = (typeof NUMBER_RESTARTS)[number]

/** What an officer answered of a reading under the number of another truck: that it is one, or that it corrects that one. */
export const TRUCK_ANSWERS = ['otherTruck', 'correction'] as const
export type TruckAnswer = (typeof TRUCK_ANSWERS)[number]
/** The field of that answer; no column of a file has to say it. */
export const TRUCK_FIELD = 'Truck'
