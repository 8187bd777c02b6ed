import { relative } from 'node:path'

/** What knip found, as one line of JSON: how many files it read and each fault. */
export default function report({ issues, counters }) {
  const faults = Object.entries(issues).flatMap(([kind, byFile]) =>
    Object.values(byFile).flatMap((bySymbol) =>
      Object.values(bySymbol).map(
        ({ filePath, symbol }) => `${relative(process.cwd(), filePath)}: ${kind} ${symbol}`,
      ),
    ),
  )
  console.log(JSON.stringify({ files: counters.processed, faults }))
}
