import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.js'
import { listSources, pathOf, readSource } from './sources.js'

const SHEETS = ['ui/theme/first-styles.ts', 'ui/theme/styles.ts']
const CLASSES = 'ui/theme/classes.css'

/**
 * What is drawn without its style, which nothing else tells: a class that its style sheet does not have, and a part of
 * Mantine whose style sheet the product does not load. And a shared class that is defined twice.
 */
export default async function styles() {
  const files = listSources().filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  const loaded = SHEETS.map(readSource).join('')
  const faults = files.flatMap((file) => {
    const text = readSource(file)
    return [...missingClasses(file, text), ...missingSheets(file, text, loaded)]
  })
  const twice = classesTwice(readSource(CLASSES)).map(
    (name) => `${pathOf(CLASSES)}: ${name} is defined twice`,
  )
  return { files: files.length, faults: [...faults, ...twice] }
}

/** The classes of a sheet that more than one rule of a layer defines alone. */
export function classesTwice(css) {
  const alone = [...css.matchAll(/(?<!,\s*)^ {2}(\.[\w-]+) \{/gm)].map(([, name]) => name)
  return [...new Set(alone.filter((name, at) => alone.indexOf(name) !== at))]
}

function missingClasses(file, text) {
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(
    ([, name, sheet]) => {
      const css = readSource(path.posix.join(path.posix.dirname(file), sheet))
      const used = new Set(text.match(new RegExp(`(?<![\\w'/])${name}\\.\\w+`, 'g')))
      return [...used]
        .map((use) => use.slice(name.length + 1))
        .filter((one) => !new RegExp(`\\.${one}\\b`).test(css))
        .map((one) => `${pathOf(file)}: ${sheet} has no class .${one}`)
    },
  )
}

function missingSheets(file, text, loaded) {
  const parts = [...text.matchAll(/^import \{([^}]+)\} from '@mantine\/core'$/gm)].flatMap(
    ([, names]) => names.split(',').map((name) => name.trim()),
  )
  return parts
    .map((part) => `@mantine/core/styles/${part}.layer.css`)
    .filter(
      (sheet) =>
        existsSync(path.join(root, 'node_modules', sheet)) &&
        ![loaded, text].some((sheets) => sheets.includes(sheet)),
    )
    .map((sheet) => `${pathOf(file)}: ${sheet} is not among the style sheets`)
}
