import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Role } from '../../platform/roles.ts'
import { closedDay, completedTicket, type DemoMill, yesterday } from './pictures.ts'
import { shrink } from './shrink.ts'

interface PrintedDocument {
  /** Its place in the album and what it is: `32-document-quotation`. */
  name: string
  /** Who prints it. */
  as: Role
  call: string
  input: (mill: DemoMill) => Promise<object>
}

const DOTS_PER_INCH = 96
const PAYMENT = 'export/DailyPalmPayment'

/** The documents whose pages are pictured: the first two, and the last, which is signed. */
export const PRINTED_DOCUMENTS: readonly PrintedDocument[] = [
  { name: '32-document-quotation', as: 51, call: 'export/Quotation', input: ofYesterday() },
  { name: '32-document-daily-payment', as: 91, call: PAYMENT, input: ofYesterday('1') },
  { name: '32-document-daily-payment-all', as: 91, call: PAYMENT, input: ofYesterday('all') },
  {
    name: '32-document-slip',
    as: 50,
    call: 'export/WeighingSlip',
    input: async (mill) => ({ SSWeightID: (await completedTicket(mill, () => true)).ID }),
  },
  { name: '36-document-gate', as: 50, call: 'export/GatePrices', input: async () => ({}) },
  {
    name: '31-document-closed-day',
    as: 50,
    call: 'export/ClosedDay',
    input: async () => ({ Day: closedDay() }),
  },
  {
    name: '40-document-audit-month',
    as: 1,
    call: 'export/AuditMonth',
    input: async () => ({ Month: closedDay().slice(0, 7) }),
  },
]

/** Prints the document and saves its pages in `folder` as PNG files; returns their names. */
export async function screenshotDocument(
  mill: DemoMill,
  document: PrintedDocument,
  folder: string,
) {
  const pages = await pagesOf(await printed(mill, document))
  const chosen = pages.map((png, index) => ({ png, number: index + 1 }))
  const shown = chosen.filter(({ number }) => number <= 2 || number === pages.length)
  const files = shown.map(({ number }) => path.join(folder, `${document.name}.page-${number}.png`))
  for (const [index, { png }] of shown.entries()) await writeFile(files[index]!, await shrink(png))
  return files
}

async function printed(
  mill: DemoMill,
  { name, as, call, input }: PrintedDocument,
): Promise<Buffer> {
  const response = await fetch(new URL(`/api/system/${call}`, mill.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${mill.token(as)}` },
    body: JSON.stringify(await input(mill)),
  })
  if (!response.ok) throw new Error(`${name}: the server answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Each page as a PNG, drawn by poppler. */
async function pagesOf(pdf: Buffer): Promise<Buffer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'palm-scale-pages-'))
  try {
    const target = path.join(folder, 'page')
    execFileSync('pdftoppm', ['-png', '-r', `${DOTS_PER_INCH}`, '-', target], { input: pdf })
    // Numbers are padded to one width, so that the names sort as the pages do.
    const names = (await readdir(folder)).toSorted()
    return await Promise.all(names.map((name) => readFile(path.join(folder, name))))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function ofYesterday(filterGroup?: string) {
  return async () => ({ filterDate: yesterday(), filterGroup })
}
