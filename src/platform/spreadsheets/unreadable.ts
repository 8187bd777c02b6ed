import type { SheetFaultCode } from './sheet-table.ts'

/** Why a file, or what comes of it, is not read at all; the words of its code say what to do. */
export class Unreadable extends Error {
  readonly code: SheetFaultCode
  readonly params: Record<string, string | number>

  constructor(code: SheetFaultCode, params: Record<string, string | number> = {}) {
    super(code)
    this.name = 'Unreadable'
    this.code = code
    this.params = params
  }
}
