import writeExcel, { type SheetData } from 'write-excel-file/node'
import { windows874 as inWindows874 } from '../../files.ts'
import type { DroppedFile } from './new-mill.ts'

/** A file as an officer drops it: by name, with the letters that their program writes. */
export function file(Name: string, bytes: Uint8Array): DroppedFile {
  return { Name, Base64: Buffer.from(bytes).toString('base64') }
}

/** A CSV file as Excel writes it. */
export function csv(Name: string, lines: string[]): DroppedFile {
  return file(Name, new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`))
}

/** A file of a program of before Unicode. */
export function windows874(Name: string, lines: string[]): DroppedFile {
  return file(Name, inWindows874(`${lines.join('\r\n')}\r\n`))
}

/** A workbook of one sheet. */
export async function excel(
  Name: string,
  sheet: string,
  rows: (string | number)[][],
): Promise<DroppedFile> {
  const data = rows.map((row) => row.map((value) => ({ value }))) as SheetData
  return file(Name, new Uint8Array(await writeExcel([{ sheet, data }]).toBuffer()))
}
