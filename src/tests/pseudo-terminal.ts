import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A serial line without a device: what is sent can be read at `path`. */
export interface PseudoTerminal {
  path: string
  send(bytes: Buffer): void
  close(): Promise<void>
}

/** Opens a real pseudo-terminal, by `script` of util-linux. */
export async function openPseudoTerminal(): Promise<PseudoTerminal> {
  const script = spawn('script', ['-qfc', 'tty; exec sleep 600', '/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [output] = await once(script.stdout, 'data')
  script.stdout.resume()
  // What is sent to a line that is being closed goes nowhere, as with a real one.
  script.stdin.on('error', () => {})
  return {
    path: String(output).trim(),
    send: (bytes) => script.stdin.write(bytes),
    close: async () => {
      const gone = once(script, 'exit')
      script.kill('SIGKILL')
      await gone
    },
  }
}
