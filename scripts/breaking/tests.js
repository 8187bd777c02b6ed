import path from 'node:path'
import { run } from '../run.js'

/**
 * What a run of tests showed: each test that ran, and what went wrong outside of them.
 * @typedef {{ name: string, state: string, errors: { name: string, message: string }[] }} Test
 * @typedef {{ tests: Test[], faults: string[] }} Shown
 */

/** Vitest over the copy in `folder`: one cluster and one set of read modules for all runs. */
export async function openTests(folder) {
  // Vitest sets variables that would build other screens.
  const env = { ...process.env }
  const { createVitest } = await import('vitest/node')
  process.chdir(folder)
  let shown
  const reporter = {
    onTestCaseResult: (test) => shown.tests.push(describeTest(test)),
    onTestSuiteResult: (suite) => shown.faults.push(...describeFaults(suite)),
    onTestModuleEnd: (module) => shown.faults.push(...describeFaults(module)),
  }
  // Files have workers of their own: what one leaves behind says nothing about the next break.
  const options = { root: folder, watch: false, isolate: true, reporters: [reporter] }
  const vitest = await createVitest('test', options)
  return {
    /** Says that `file` of the copy is another than it was. */
    forget: (file) => vitest.invalidateFile(path.join(folder, file)),
    /** Runs the test files; with `bail` no further than to the first failure. @returns {Promise<Shown>} */
    async run(files, { bail }) {
      const faults = files.some(needsBuild) ? await buildCopy(folder, env) : []
      shown = { tests: [], faults }
      const able = faults.length > 0 ? files.filter((file) => !needsBuild(file)) : files
      vitest.config.bail = bail ? 1 : 0
      const project = vitest.getRootProject()
      const chosen = able.map((file) => project.createSpecification(path.join(folder, file)))
      const { unhandledErrors } = await vitest.runTestSpecifications(chosen)
      shown.faults.push(...unhandledErrors.map(({ name, message }) => `${name}: ${message}`))
      return shown
    },
    close: () => vitest.close(),
  }
}

function describeTest(test) {
  const { state, errors = [] } = test.result()
  return { name: `${test.module.relativeModuleId} > ${test.fullName}`, state, errors }
}

function describeFaults(entity) {
  return entity.errors().map(({ name, message }) => `${name}: ${message}`)
}

/** Whether the tests show its screens in a browser, or start the product in a process of its own. */
function needsBuild(file) {
  return /\/(browser|crash)\//.test(file)
}

/** Builds the copy unless it was built as it is now. Gives what failed. */
async function buildCopy(folder, env) {
  const build = "import { ensureBuilt } from './scripts/build.js'; await ensureBuilt()"
  const args = ['--input-type=module', '--eval', build]
  const { code, output } = await run(process.execPath, args, { cwd: folder, env })
  return code === 0 ? [] : [`the product does not build: ${output.trim().slice(-500)}`]
}
