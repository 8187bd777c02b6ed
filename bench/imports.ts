import { ask } from '../src/tests/product.ts'
import { describeMachine } from './machine.ts'
import type { App } from './servers.ts'

/** A call that other officers make meanwhile, and how often. */
const OTHER_CALL = 'scale/GetTokens'
const EVERY_MS = 50

interface Answer {
  ImportUUID: string
  Version: number
}

/** Measures what files of so many rows take through preview, import and undoing, and how long other calls wait meanwhile. */
export async function measureImports(app: App, rows: number): Promise<void> {
  const address = new URL(`http://127.0.0.1:${app.port}`)
  const call = <T>(name: string, input: object) =>
    ask<T>(address, `reference/${name}`, input, app.session)
  const measured = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const [from, watch] = [performance.now(), watchOthers(address, app.session)]
    const result = await work()
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    const longest = await watch()
    console.log(
      `${what.padEnd(28)} ${seconds.padStart(6)} s   another call waits ${longest.toFixed(0).padStart(5)} ms at most`,
    )
    return result
  }
  const bring = async (name: string, content: string) => {
    const Files = [{ Name: name, Base64: Buffer.from(content).toString('base64') }]
    const seen = await measured(`${name}: preview`, () => call<Answer>('PreviewImport', { Files }))
    const { ImportUUID, Version } = seen
    await measured(`${name}: draft again`, () => call('GetImport', { ImportUUID }))
    await measured(`${name}: last page`, () =>
      call('GetImportRows', { ImportUUID, Outcome: 'new', Offset: rows - 500 }),
    )
    await measured(`${name}: import`, () => call('Import', { ImportUUID, Version }))
    await measured(`${name}: what it did`, () => call('GetImport', { ImportUUID }))
    await measured(`${name}: list of imports`, () => call('GetImports', {}))
    return ImportUUID
  }
  console.log(`${describeMachine()}; ${rows} rows a file\n`)
  await bring('product_groups.csv', 'ProductCode,Name\nFFB,FFB\n')
  await bring('products.csv', 'ProductCode,Name,ProductGroupID\nFFB-RAMP,Ramp,FFB\n')
  const vendors = await bring('vendors.csv', vendorsFile(rows))
  const tickets = await bring('opening_tickets.csv', ticketsFile(rows))
  await measured('opening_tickets.csv: undo', () => call('UndoImport', { ImportUUID: tickets }))
  await measured('vendors.csv: undo', () => call('UndoImport', { ImportUUID: vendors }))
}

/** Asks again and again; what is returned says how long the longest answer took. */
function watchOthers(address: URL, session: string): () => Promise<number> {
  let [isOver, longest] = [false, 0]
  const asking = (async () => {
    while (!isOver) {
      const from = performance.now()
      await ask(address, OTHER_CALL, {}, session)
      longest = Math.max(longest, performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  })()
  return async () => {
    isOver = true
    await asking
    return longest
  }
}

function vendorsFile(rows: number): string {
  const header =
    'VendorAccountNumber,VendorOrganizationName,CustomerDataID,ValueDistanceFactory,CustomerSysBankName,CustomerSysBookBankNumber'
  return linesOf(header, rows, (n) => `V${n},Vendor ${n},A${n},${n % 100},ธ.ก.ส.,${10 ** 11 + n}`)
}

/** A mill's year: 400 trucks a day, one every two minutes, of 5,000 plates and as many customers. */
function ticketsFile(rows: number): string {
  const header =
    'WeightScaleIDIn,SequenceWeightOut,CarRegister,CustomerDataID,CustomerName,ProductDataID,WeightIn,WeightTimeIn,WeightOut,WeightTimeOut'
  const first = Date.now() - 400 * 86_400_000
  return linesOf(header, rows, (n) => {
    const time = first + Math.floor(n / 400) * 86_400_000 + (n % 400) * 120_000
    const [timeIn, timeOut] = [time, time + 1_800_000].map((at) => new Date(at).toISOString())
    return `S${n},B${n},P${n % 5000},A${n % 5000},Customer ${n % 5000},FFB-RAMP,15230,${timeIn},6010,${timeOut}`
  })
}

function linesOf(header: string, rows: number, line: (n: number) => string): string {
  return [header, ...Array.from({ length: rows }, (_, n) => line(n + 1))].join('\n')
}
