import path from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../platform/package-root.ts'

const { classesTwice } = await import(path.join(packageRoot, 'scripts/check/styles.js'))

test('a shared class is defined by one rule; it may still share one with others and be told apart by its state', () => {
  const sheet = (...rules: string[]) => `@layer shared {\n${rules.join('\n\n')}\n}\n`
  const cut = '  .cut {\n    overflow: hidden;\n  }'
  const both = '  .unbroken,\n  .cut {\n    white-space: nowrap;\n  }'
  const hovered = '  .cut:hover {\n    overflow: visible;\n  }'
  expect(classesTwice(sheet(both, cut, hovered))).toEqual([])
  expect(classesTwice(sheet(cut, both, cut))).toEqual(['.cut'])
})
