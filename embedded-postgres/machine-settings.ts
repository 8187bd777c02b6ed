import os from 'node:os'

/** What PostgreSQL may count on. */
export interface Machine {
  /** Bytes. */
  memory: number
  processors: number
}

const MB = 1024 * 1024
const GB = 1024 * MB

/** The machine that we run on, or what a container leaves of it. */
export function findMachine(): Machine {
  const limit = process.constrainedMemory?.() ?? 0
  return {
    memory: limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem(),
    processors: os.availableParallelism(),
  }
}

/**
 * The settings of PostgreSQL for a machine that it shares with the mill's server, and often with an office PC's other
 * programs. Each follows the PostgreSQL 18 documentation, chapter 19 "Server Configuration":
 *
 * - `shared_buffers` (19.4): a quarter of a dedicated server's memory; here an eighth, since the machine is shared and
 *   the rest of what is read stays in the system's own cache.
 * - `work_mem` (19.4): a query may take it several times and every connection at once; all connections together, once
 *   each, stay below an eighth of the memory.
 * - `maintenance_work_mem` (19.4): larger than `work_mem`, since an index is made or a table vacuumed one at a time.
 * - `max_connections` (19.3): resources are reserved for each; the pools of three servers (19 each) and the commands.
 * - `fsync`, `synchronous_commit`, `full_page_writes` (19.5): on; what was committed survives a power cut.
 * - `wal_compression` (19.5): fewer bytes to flush for a little processor time; every build has its method `pglz`.
 * - `max_wal_size`, `checkpoint_timeout` (19.5): fewer checkpoints, so that less is written as whole pages; a recovery
 *   takes longer, though by far not the five minutes that a start waits for it.
 * - `random_page_cost` (19.7): 1.1 for solid-state disks.
 * - `effective_cache_size` (19.7): `shared_buffers` and what the system keeps of files, half of the memory; nothing is
 *   reserved by it.
 * - `jit` (19.7): off; it pays for queries of seconds, and ours take milliseconds.
 * - `max_parallel_workers_per_gather` (19.4): parallel queries take much more of the machine than others; one worker
 *   for each four processors, so that officers at work are not held up by a report.
 */
export function settingsFor({ memory, processors }: Machine): Record<string, string> {
  return {
    shared_buffers: megabytes(memory / 8, { min: 64 * MB, max: 4 * GB }),
    work_mem: megabytes(memory / 8 / MAX_CONNECTIONS, { min: 4 * MB, max: 64 * MB }),
    maintenance_work_mem: megabytes(memory / 32, { min: 64 * MB, max: GB }),
    max_connections: String(MAX_CONNECTIONS),
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_compression: 'pglz',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    effective_cache_size: megabytes(memory / 2, { min: 256 * MB, max: Number.POSITIVE_INFINITY }),
    jit: 'off',
    max_parallel_workers_per_gather: String(Math.min(Math.floor(processors / 4), 2)),
  }
}

const MAX_CONNECTIONS = 64

function megabytes(bytes: number, { min, max }: { min: number; max: number }): string {
  return `${Math.floor(Math.min(Math.max(bytes, min), max) / MB)}MB`
}
