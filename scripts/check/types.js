import { installed, run } from '../run.js'

/** TypeScript, strict, over server, screens and tests. */
export default async function types() {
  const [command, args] = installed('typescript/bin/tsc', '--noEmit', '--listFiles')
  const { said } = await run(command, args)
  const lines = said.trim().split('\n')
  const ours = lines.filter((line) => /\.tsx?$/.test(line) && !line.includes('node_modules'))
  return { files: ours.length, faults: lines.filter((line) => /error TS\d+/.test(line)) }
}
