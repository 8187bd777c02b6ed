import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMachine, settingsFor } from './machine-settings.ts'

const MB = 1024 * 1024
const GB = 1024 * MB

function megabytesOf(settings: Record<string, string>, name: string): number {
  const [, digits, unit] = /^(\d+)(MB|GB)$/.exec(settings[name]!)!
  return Number(digits) * (unit === 'GB' ? 1024 : 1)
}

test.each([
  ['a container', 0.5, 1, ['64MB', '4MB', '64MB', '256MB', '0']],
  ['an office PC', 4, 2, ['512MB', '8MB', '128MB', '2048MB', '0']],
  ['a better one', 16, 8, ['2048MB', '32MB', '512MB', '8192MB', '2']],
  ['a server', 128, 32, ['4096MB', '64MB', '1024MB', '65536MB', '2']],
])('the settings for %s of %d GB and %d processors', (_, gigabytes, processors, expected) => {
  const settings = settingsFor({ memory: gigabytes * GB, processors })
  expect([
    settings.shared_buffers,
    settings.work_mem,
    settings.maintenance_work_mem,
    settings.effective_cache_size,
    settings.max_parallel_workers_per_gather,
  ]).toEqual(expected)
})

test('on every machine a commit is durable, and PostgreSQL leaves half of the memory to others', () => {
  const machine = fc.record({
    memory: fc.integer({ min: 2 * GB, max: 1024 * GB }),
    processors: fc.integer({ min: 1, max: 128 }),
  })
  fc.assert(
    fc.property(machine, (found) => {
      const settings = settingsFor(found)
      expect(settings).toMatchObject({
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
      })
      const queries = megabytesOf(settings, 'work_mem') * Number(settings.max_connections)
      const reserved = megabytesOf(settings, 'shared_buffers') + queries
      // Three autovacuum workers may use the third one each.
      const all = reserved + 3 * megabytesOf(settings, 'maintenance_work_mem')
      expect(all * MB).toBeLessThanOrEqual(found.memory / 2)
    }),
  )
})

test('the machine is found', () => {
  const { memory, processors } = findMachine()
  expect(memory).toBeGreaterThan(256 * MB)
  expect(processors).toBeGreaterThan(0)
})
