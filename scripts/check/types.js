import { installed, run } from '../run.js'

/** What is known of files that have not changed since the last run. */
const CACHE = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/** TypeScript, strict, over server, screens and tests. */
export default async function types() {
  const [command, args] = installed('typescript/bin/tsc', '--noEmit', '--listFiles', ...CACHE)
  const { output } = await run(command, args)
  const lines = output.trim().split('\n')
  const ours = lines.filter((line) => /\.tsx?$/.test(line) && !line.includes('node_modules'))
  return { files: ours.length, faults: lines.filter((line) => /error TS\d+/.test(line)) }
}
