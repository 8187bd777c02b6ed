import type { FastifyServerOptions } from 'fastify'

/** Where log lines go; standard output where nothing is said. */
export interface LogTarget {
  write(line: string): void
}

/** JSON lines from `level` on, of an error only what says nothing of the data: the database names values in the rest. */
export function loggerOptions(level: string, stream?: LogTarget): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return { level, serializers: { err: describe }, ...(stream && { stream }) }
}

function describe(error: Error & { code?: string }) {
  const { name, message, code, stack } = error
  return { type: name, message, code, stack: stack ?? '' }
}
