import { installed, run } from '../run.js'

const QUIET = ['--colors=off', '--diagnostic-level=error', '--max-diagnostics=50']

/** Biome: format and lint. */
export default async function format() {
  const [command, args] = installed('@biomejs/biome/bin/biome', 'check', ...QUIET)
  const { code, output } = await run(command, args)
  const files = Number(/Checked (\d+) files?/.exec(output)?.[1] ?? 0)
  return { files, faults: code === 0 ? [] : [output.trim()] }
}
