import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, weighTicket } from '../../tests/fixture.ts'
import { type Answer, faultsOf, openImports } from '../../tests/imports.ts'
import { KIND_NAMES } from '../rules.ts'
import { templateOf } from '../screens/template.ts'

await openTestDatabase()
const { ask, preview } = await openImports()
const { vendor } = await buildMill()
for (const group of ['2', '3', '4']) await addVendor(group)
await weighTicket({ customerId: vendor.customerId })

describe('a form', () => {
  test.each(KIND_NAMES)(
    'of %s is filled with what there is, and changes nothing when it comes back',
    async (Kind) => {
      const { Fields, Rows } = await ask('GetTemplate', { Kind })
      if (Kind === 'vendors') expect(Rows.length).toBeGreaterThan(3)
      if (Rows.length === 0) return
      for (const language of ['Th', 'En', 'Field']) {
        const quoted = (row: string[]) => row.map((cell) => `"${cell}"`).join(',')
        const lines = [Fields.map((field: Answer) => field[language]), ...Rows].map(quoted)
        const seen = await preview({ [`${Kind}.csv`]: lines })
        expect({ language, faults: faultsOf(seen), ...seen }).toMatchObject({
          language,
          faults: [],
          Counts: { All: Rows.length, Unchanged: Rows.length },
          Tables: [{ Missing: [] }],
        })
      }
    },
  )

  test('of a mill that has nothing shows an example, which is not imported', async () => {
    const { Fields } = await ask('GetTemplate', { Kind: 'number_sequences' })
    const { file } = await templateOf('เลขที่', { Fields, Rows: [] }, 'CSV', 'th')
    const csv = await file.text()
    expect(csv.split('\r\n')[1]).toMatch(/^ตัวอย่าง: \S/)
    const seen = await preview({ 'เลขที่.csv': csv })
    expect(seen).toMatchObject({ Counts: { All: 0, Faulty: 0, New: 0 } })
  })

  test('every kind says how many records there are', async () => {
    const kinds = await ask('GetImportKinds', {})
    expect(kinds.find(({ Kind }: Answer) => Kind === 'products')).toMatchObject({ Present: 3 })
  })
})
