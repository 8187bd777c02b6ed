/** What a process that tests start is told to do. */
export interface Command {
  what: 'echo' | 'fill' | 'hang' | 'exit'
}

process.on('disconnect', () => process.exit())
process.on('message', ({ what }: Command) => {
  const kept: string[][] = []
  while (what === 'fill') kept.push(new Array(100_000).fill(`${kept.length}`))
  while (what === 'hang');
  if (what === 'exit') process.exit()
  process.send?.({ pid: process.pid })
})
