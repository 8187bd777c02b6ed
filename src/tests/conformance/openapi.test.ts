import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allCalls } from '../../app/contracts.ts'
import { openapi } from '../../app/openapi/document.ts'

test('docs/api/openapi.json is the document of the table: `npm run openapi` writes it', () => {
  const file = path.resolve(import.meta.dirname, '../../../docs/api/openapi.json')
  const document = JSON.parse(readFileSync(file, 'utf8'))
  expect(document).toEqual(JSON.parse(JSON.stringify(openapi(allCalls))))
  expect(Object.keys(document.paths)).toHaveLength(allCalls.length)
})
