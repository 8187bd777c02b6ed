import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BodyUnpacker, FILE_MARK } from './unpack-body.ts'

/** A body unpacked that comes in parts of these lengths, again and again. */
function unpack(body: string, lengths: readonly number[]) {
  const unpacker = new BodyUnpacker()
  const bytes = Buffer.from(body)
  for (let at = 0, n = 0; at < bytes.length; n++) {
    const to = at + (lengths[n % lengths.length] ?? 1)
    unpacker.take(bytes.subarray(at, to))
    at = to
  }
  return {
    rest: unpacker.rest.toString(),
    files: unpacker.files.map((parts) => Buffer.concat(parts)),
  }
}

const lengths = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 })

test('A body without files stays as it is, however it is cut', () => {
  fc.assert(
    fc.property(fc.json(), lengths, (body, cut) => {
      expect(unpack(body, cut)).toEqual({ rest: body, files: [] })
    }),
  )
})

test('Files come whole, whatever stands around them, however they are cut and escaped', () => {
  const bytes = randomBytes(40_000)
  const escapes = [
    (text: string) => text,
    (text: string) => text.replaceAll('/', '\\/'),
    (text: string) => text.replaceAll('+', '\\u002B').replaceAll('=', '\\u003D'),
    (text: string) => text.replace(/.{76}/g, '$&\\r\\n'),
  ]
  fc.assert(
    fc.property(
      fc.integer({ min: 13_000, max: 40_000 }),
      fc.constantFrom(...escapes),
      fc.string(),
      lengths,
      (size, escaped, Name, cut) => {
        const content = bytes.subarray(0, size)
        const file = `{"Name":${JSON.stringify(Name)},"Base64":"${escaped(content.toString('base64'))}"}`
        const small = '{"Name":"b","Base64":"YQ=="}'
        const { rest, files } = unpack(`{"Files":[${file},${small},${file}]}`, cut)
        expect(JSON.parse(rest)).toEqual({
          Files: [
            { Name, Base64: `${FILE_MARK}0` },
            { Name: 'b', Base64: 'YQ==' },
            { Name, Base64: `${FILE_MARK}1` },
          ],
        })
        expect(files.map((one) => one.equals(content))).toEqual([true, true])
      },
    ),
    { numRuns: 30 },
  )
})

test('A body that ends within a file is no JSON', () => {
  const { rest } = unpack(`{"Files":[{"Name":"a","Base64":"${'A'.repeat(20_000)}`, [999])
  expect(() => JSON.parse(rest)).toThrow(SyntaxError)
})
