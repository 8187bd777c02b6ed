import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: 'src/tests/cluster.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // A browser that got no turn on a busy machine is asked once more; every other failure stands.
    retry: { count: 1, condition: /Timeout \d+ms exceeded/ },
  },
})
