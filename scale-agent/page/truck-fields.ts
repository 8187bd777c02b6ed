/** What is typed of a truck that is weighed in, and the longest text that a ticket takes of each. */
export const TRUCK_FIELDS = {
  plate: 100,
  customerCode: 50,
  customerName: 200,
  remark: 200,
} as const
