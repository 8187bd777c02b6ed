import { installed, run } from '../run.js'

/** knip: files, exports and dependencies that nothing uses. */
export default async function unused() {
  const reporter = './scripts/check/unused-report.js'
  const [command, args] = installed('knip/bin/knip.js', '--no-progress', '--reporter', reporter)
  const { output } = await run(command, args)
  const report = /^\{"files".*$/m.exec(output)
  return report ? JSON.parse(report[0]) : { files: 0, faults: [output.trim()] }
}
