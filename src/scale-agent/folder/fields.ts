/** What a column of a scale program's file may hold: a field of a ticket, or a day apart from its time. */
export const FILE_FIELDS = [
  'WeightScaleIDIn',
  'SequenceWeightOut',
  'CarRegister',
  'CustomerDataID',
  'CustomerName',
  'ProductDataID',
  'ProductTypeName',
  'WeightIn',
  'WeightDateIn',
  'WeightTimeIn',
  'WeightOut',
  'WeightDateOut',
  'WeightTimeOut',
  'UserLogInDataIDIn',
  'Remark1',
] as const

export type FileField = (typeof FILE_FIELDS)[number]
