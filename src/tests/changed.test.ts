import { expect, test } from 'vitest'
// @ts-expect-error: the scripts of a fresh clone are plain JavaScript.
import { testsOf } from '../../scripts/changed.js'

test('a changed screen asks its own tests, and of the browser those that open it, nearest first', () => {
  const { files, screens, left } = testsOf(['src/evaluation/screens/sheet/TicketSheet.tsx'])
  expect(screens).toEqual(['/Controller/palmEvaluate'])
  expect(files).toContain('src/evaluation/screens/tasks.test.ts')
  expect(files).toContain('src/tests/browser/ticket-sheet.test.ts')
  expect(files).toContain('src/tests/browser/each-screen.test.ts')
  expect(files).not.toContain('src/evaluation/reads/sorting.test.ts')
  expect(left).toContain('src/tests/browser/grading.test.ts')
})

test('a changed rule asks whoever imports it, and the screens that do; whole mills are left', () => {
  const { files, screens, left } = testsOf(['src/pricing/rules/terms.ts'])
  expect(screens).toEqual(['/Controller/palmEvaluate'])
  expect(files).toContain('src/pricing/rules/terms.test.ts')
  expect(files).toContain('src/evaluation/documents/slip.test.ts')
  expect(files).toContain('src/tests/conformance/openapi.test.ts')
  expect(left).toContain('demo/load.test.ts')
})

test('a changed tool asks the tests of its folder, and those that import it', () => {
  const { files, screens } = testsOf(['embedded-postgres/folder-errors.ts'])
  expect(screens).toEqual([])
  expect(files).toContain('embedded-postgres/start.test.ts')
  expect(files).not.toContain('scale-agent/settings.test.ts')
})

test.each([
  'src/ui/table/DataTable.tsx',
  'src/tests/orders.ts',
  'migrations/0001_begin.sql',
  'package-lock.json',
])('a change of %s reaches further, which imports have to say', (file) => {
  expect(testsOf([file, 'src/pricing/rules/terms.ts'])).toBeUndefined()
})
