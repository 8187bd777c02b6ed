import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
// @ts-expect-error: the scripts of a fresh clone are plain JavaScript.
import { findChromium } from './scripts/tools.js'

// Also where a file is run by vitest alone.
process.env.CHROMIUM_PATH ||= findChromium() ?? ''

/**
 * The longest file first, so that no worker ends long after the other. A first run does not know
 * how long files take and goes by their size: of these parts of a path the first take longest.
 */
const LONG = ['browser/each-screen', 'bench/', 'tests/commands', 'tests/browser/', '']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LONG.findIndex((part) => moduleId.includes(part))
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    include: ['{src,scale-agent,demo,embedded-postgres,check-data,bench}/**/*.test.{ts,tsx}'],
    globalSetup: 'src/tests/cluster.ts',
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // Most of a test in a browser is waiting: eight files took 139 s with two workers on two cores, 95 s with four.
    maxWorkers: Math.min(Math.max(availableParallelism() * 2, 4), 6),
    // What a file was translated to is kept from run to run.
    experimental: { fsModuleCache: true },
    // Files of a worker share its modules, its browser and its server; each has its own database.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // What every test stands on, though none imports it.
    forceRerunTriggers: [
      '**/{package-lock.json,vite.config.ts,vitest.config.ts}',
      '**/migrations/*.sql',
      '**/tests/{cluster,prepared-cluster,run-folder}.ts',
    ],
    // A browser that got no turn on a busy machine is asked once more; every other failure stands.
    retry: { count: 1, condition: /Timeout \d+ms exceeded/ },
  },
})
