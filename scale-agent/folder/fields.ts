import { FILE_COLUMNS } from '../../src/weighing/rules/file-columns.ts'

export type FileField = keyof typeof FILE_COLUMNS

/** What a column of a scale program's file may hold. */
export const FILE_FIELDS = Object.keys(FILE_COLUMNS) as FileField[]
