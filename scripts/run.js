import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../..')

/** The folders of the sources: the mill, and the programs and tools of the product beside it. */
export const SOURCES = ['src', 'scale-agent', 'demo', 'embedded-postgres', 'check-data']

/** Runs a program and shows what it says; gives its exit code. */
export async function show(command, args, options = {}) {
  return (await run(command, args, { stdio: 'inherit', ...options })).code
}

/** Runs a program to its end and gives its exit code and its output. */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, ...options })
  let output = ''
  child.stdout?.on('data', (text) => {
    output += text
  })
  child.stderr?.on('data', (text) => {
    output += text
  })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The arguments that run a program of an installed package under this Node. */
export function installed(program, ...args) {
  return [process.execPath, [path.join(root, 'node_modules', program), ...args]]
}

/** The path of the first of `names` that the shell would find, if any. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const paths = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return paths.find((file) => existsSync(file))
}

/**
 * Under npm, ends this process with it: a signal sent to npm alone reaches us only as the loss of our parent, or of the
 * parent of the shell in between.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const npm = parentOf(parent)
  const watch = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}

/** The number of the parent of a process, where the system has a file that says it. */
function parentOf(pid) {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')
    return parent
  } catch {
    return undefined
  }
}
