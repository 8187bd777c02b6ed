import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.js'
import { installed, root } from './run.js'

await ensureInstalled()

const programs = [
  installed('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/app/start.ts'),
  installed('vite/bin/vite.js', ...process.argv.slice(2)),
]
const children = programs.map(([command, args]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit' }),
)
for (const child of children) child.on('exit', stopAll)
// A Ctrl-C in the terminal reaches the children by itself; we only wait for them.
process.on('SIGINT', () => {})
process.on('SIGTERM', stopAll)

function stopAll() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
