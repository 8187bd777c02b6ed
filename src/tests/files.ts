import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import writeExcel, { type SheetData } from 'write-excel-file/node'

/** Text as Windows-874 has it: a Thai letter is one byte. */
export function windows874(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x0e00 + 0xa0
  })
}

/** A workbook; `edit` changes the XML of its sheets as another program would have written them. */
export async function workbook(sheets: Record<string, SheetData>, edit = (xml: string) => xml) {
  const all = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))
  const written = await writeExcel(all).toBuffer()
  const parts: Unzipped = unzipSync(new Uint8Array(written))
  for (const name of Object.keys(parts).filter((part) => part.includes('worksheets/sheet')))
    parts[name] = strToU8(edit(strFromU8(parts[name] as Uint8Array)))
  return zipSync(parts)
}
