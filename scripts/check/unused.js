import { installed, run } from '../run.js'

/** knip: files, exports and dependencies that nothing uses. */
export default async function unused() {
  const reporter = './scripts/check/unused-report.js'
  const [command, args] = installed('knip/bin/knip.js', '--no-progress', '--reporter', reporter)
  const { said } = await run(command, args)
  const report = /^\{"files".*$/m.exec(said)
  return report ? JSON.parse(report[0]) : { files: 0, faults: [said.trim()] }
}
