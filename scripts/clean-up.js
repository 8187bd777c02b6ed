// Plain JavaScript without dependencies. A test run starts this beside it, and holds its input open:
// the end of the input means that the run is over, also where it was killed.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The file in the folder of a run that holds the number of its process. */
const OWNER = 'run.pid'
const TIMEOUT_MS = 10_000

const [folder, ...others] = process.argv.slice(2)
for (const abandoned of findAbandoned(folder)) await cleanUp(abandoned)
process.stdin.resume().on('end', async () => {
  await cleanUp(folder)
  for (const other of others) rmSync(other, { recursive: true, force: true, maxRetries: 10 })
})

/** Ends every process that works in the folder of a run, and removes it. */
async function cleanUp(place) {
  const deadline = Date.now() + TIMEOUT_MS
  // What is killed may have started something else a moment before.
  for (let users = findUsers(place); users.length > 0; users = findUsers(place)) {
    for (const pid of users) signal(pid, 'SIGKILL')
    if (Date.now() > deadline) break
    await wait(20)
  }
  const servers = findServers(place)
  // PostgreSQL gives back its shared memory, but writes nothing more to the disk.
  for (const pid of servers) signal(pid, 'SIGQUIT')
  while (servers.some((pid) => signal(pid, 0)) && Date.now() < deadline) await wait(20)
  for (const pid of servers) signal(pid, 'SIGKILL')
  rmSync(place, { recursive: true, force: true, maxRetries: 10 })
}

/** The folders of earlier runs that were killed together with what cleans up after them. */
function findAbandoned(own) {
  const [parent, prefix] = [path.dirname(own), path.basename(own).slice(0, -6)]
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(parent, name))
    .filter((place) => existsSync(path.join(place, OWNER)))
    .filter((place) => !signal(Number(readFileSync(path.join(place, OWNER), 'utf8')), 0))
}

/** On Linux, the processes whose folder for temporary files it is, but for PostgreSQL's. */
function findUsers(place) {
  return list('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || nameOf(pid) === 'postgres') return false
    return read(`/proc/${pid}/environ`).split('\0').includes(`TMPDIR=${place}`)
  })
}

/** The numbers of the PostgreSQL servers whose files are in the folder; of one that initdb starts it has a minus. */
function findServers(place) {
  return list(place, { recursive: true })
    .filter((name) => path.basename(name) === 'postmaster.pid')
    .map((name) => Math.abs(Number.parseInt(read(path.join(place, name)), 10)))
    .filter((pid) => pid > 0 && (nameOf(pid) || 'postgres') === 'postgres')
}

/** Nothing where there is no such process, or the system does not say. */
function nameOf(pid) {
  return read(`/proc/${pid}/comm`).trim()
}

function list(place, options) {
  try {
    return readdirSync(place, options)
  } catch {
    return []
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** False where there is no such process any more. */
function signal(pid, name) {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
