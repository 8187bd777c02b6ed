import { findFault, listBreaks, readWorkFile } from '../breaks/list.js'

/** Breaks on purpose: each still finds its place in the code, and the tests that should notice it exist. */
export default async function breaks() {
  const list = await listBreaks()
  return { files: list.length, faults: list.flatMap(faultsOf) }
}

function faultsOf(one) {
  const text = readWorkFile(one.file)
  const place = text === undefined ? `${one.file}: no such file` : findFault(one, text)
  const tests = one.noticedBy.filter((file) => readWorkFile(file) === undefined)
  return [place, ...tests.map((file) => `${file}: no such test`)].filter(Boolean)
}
