import { FILE_FIELDS } from '../folder/fields.ts'
import type { FolderSettings } from '../folder/read-tickets.ts'
import { FORMAT_NAMES } from '../indicator/format-names.ts'
import type { Settings } from '../settings.ts'
import type { WordKey } from '../words.ts'
import { ask, Refused } from './ask.ts'
import { h } from './element.ts'
import { t } from './language.ts'
import { clearFaults, notice, showFaults } from './notice.ts'
import type { Part } from './panel.ts'

interface Answer {
  settings: Omit<Settings, 'token'>
  hasToken: boolean
  ports: string[]
}

interface FieldOptions {
  hint?: WordKey
  choices?: [value: string, label: string][]
  kind?: 'password' | 'number' | 'checkbox' | 'lines'
  list?: string
}

/** What is typed and not saved, by field: it stays while one looks at the weighing, or chooses another language. */
const unsaved = new Map<string, string | boolean>()

/** The settings, by the path of each in their file. */
export function settingsPart(): Part {
  const node = h('section.set', { 'aria-label': t('page.settings') })
  return { node, opened: () => void open(node) }
}

async function open(node: HTMLElement): Promise<void> {
  const response = await fetch('/api/settings')
  const { settings, hasToken, ports }: Answer = await response.json()
  const message = notice()
  const values = flatten(settings)
  const field = (path: string, key: WordKey, options: FieldOptions = {}) =>
    drawField(path, key, values[path] ?? '', options)
  const group = (key: WordKey, ...fields: HTMLElement[]) =>
    h('fieldset.grid.ruled', h('legend', t(key)), ...fields)
  const connection = field('indicator.connection.type', 'set.connection', {
    choices: Object.entries({ '': t('set.none'), serial: t('set.serial'), tcp: t('set.tcp') }),
  })
  const form = h(
    'form',
    { novalidate: true },
    group(
      'connection.title',
      field('server', 'set.server', { hint: 'set.serverHint' }),
      field('token', 'set.token', {
        kind: 'password',
        hint: hasToken ? 'set.tokenKept' : undefined,
      }),
    ),
    group(
      'set.indicator',
      connection,
      part('serial', [
        field('indicator.connection.path', 'set.path', { hint: 'set.pathHint', list: 'ports' }),
        field('indicator.connection.baudRate', 'set.baudRate', { kind: 'number' }),
        field('indicator.connection.dataBits', 'set.dataBits', {
          kind: 'number',
          choices: numbers(8, 7),
        }),
        field('indicator.connection.parity', 'set.parity', {
          choices: (['none', 'even', 'odd'] as const).map((one) => [one, t(`set.parity.${one}`)]),
        }),
        field('indicator.connection.stopBits', 'set.stopBits', {
          kind: 'number',
          choices: numbers(1, 2),
        }),
      ]),
      part('tcp', [
        field('indicator.connection.host', 'set.host'),
        field('indicator.connection.port', 'set.tcpPort', { kind: 'number' }),
      ]),
      part('serial tcp', [
        field('indicator.format', 'set.format', {
          choices: Object.entries(FORMAT_NAMES),
          hint: 'set.formatHint',
        }),
      ]),
      h('datalist', { id: 'ports' }, ...ports.map((port) => h('option', { value: port }))),
    ),
    group(
      'page.weigh',
      field('products', 'set.products', { kind: 'lines', hint: 'set.productsHint' }),
      field('operator', 'set.operator'),
      field('millName', 'set.millName', { hint: 'set.millNameHint' }),
      field('prints', 'set.prints', { kind: 'checkbox' }),
      field('slipPrefix', 'set.slipPrefix'),
      field('minimumKg', 'set.minimumKg', { kind: 'number' }),
    ),
    group(
      'set.folder',
      field('folder.path', 'set.folderPath', { hint: 'set.folderHint' }),
      // At a new agent its token says so.
      ...(values['folder.idsRepeatDaily'] === 'true'
        ? [field('folder.idsRepeatDaily', 'set.idsRepeatDaily', { kind: 'checkbox' })]
        : []),
      h(
        'details',
        h('summary', t('set.columns')),
        ...FILE_FIELDS.map((name) => field(`folder.columns.${name}`, `field.${name}`)),
      ),
    ),
    h('div.row', h('button.main', { type: 'submit' }, t('set.save')), message.node),
  )
  const choose = () => {
    const type = form.querySelector('select')?.value ?? ''
    form.dataset.connection = type
    for (const one of form.querySelectorAll<HTMLElement>('.part')) one.hidden = !isOf(one, type)
  }
  connection.addEventListener('change', choose)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void save(form, message)
  })
  form.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement
    unsaved.set(input.name, input.type === 'checkbox' ? input.checked : input.value)
  })
  restore(form)
  node.replaceChildren(form)
  choose()
}

function restore(form: HTMLFormElement): void {
  for (const [name, value] of unsaved) {
    const input = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
    if (!input) continue
    if (typeof value === 'boolean') input.checked = value
    else input.value = value
  }
}

async function save(form: HTMLFormElement, message: ReturnType<typeof notice>): Promise<void> {
  clearFaults(form)
  try {
    const tested = await ask<{ fault?: 'unreachable' }>('settings', readForm(form))
    unsaved.clear()
    const sentence = tested.fault ? t(`connection.${tested.fault}`) : t('connection.good')
    message.say(`${t('set.saved')} · ${sentence}`)
  } catch (error) {
    message.warn((error as Error).message)
    if (error instanceof Refused) showFaults(form, error)
  }
}

/** Whether fields belong to a kind of connection. */
function isOf({ dataset }: HTMLElement, kind: string): boolean {
  return (dataset.kinds ?? '').split(' ').includes(kind)
}

/** Fields that belong to some kinds of connection. */
function part(kinds: string, fields: HTMLElement[]): HTMLElement {
  return h('div.part', { 'data-kinds': kinds }, ...fields)
}

function drawField(path: string, key: WordKey, value: string, options: FieldOptions): HTMLElement {
  const { hint, choices, kind, list } = options
  const common = {
    id: path,
    name: path,
    list,
    autocomplete: 'off',
    'data-number': kind === 'number',
  }
  const input = choices
    ? h('select', common, ...choices.map(([one, label]) => h('option', { value: one }, label)))
    : kind === 'lines'
      ? h('textarea', { ...common, rows: 4 })
      : h('input', { ...common, type: kind ?? 'text' })
  if (input instanceof HTMLInputElement && kind === 'checkbox') input.checked = value === 'true'
  else if (value !== '' || choices) input.value = value
  if (input instanceof HTMLSelectElement && input.selectedIndex < 0) input.selectedIndex = 0
  const label = h('label.text.medium', { for: path }, t(key))
  const box =
    kind === 'checkbox' ? h('div.field.check.row', input, label) : h('div.field', label, input)
  if (hint) {
    const text = h('p.hint.small', { id: `${path}-hint` }, t(hint))
    input.setAttribute('aria-describedby', text.id)
    box.append(text)
  }
  return box
}

function numbers(...choices: number[]): [string, string][] {
  return choices.map((one) => [`${one}`, `${one}`])
}

/** Settings as the values of fields: `indicator.connection.port` is a path; products are lines. */
function flatten(settings: Omit<Settings, 'token'>): Record<string, string> {
  const values: Record<string, string> = {}
  const walk = (value: unknown, path: string) => {
    if (value === null || value === undefined) return
    if (typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key)
    } else values[path] = `${value}`
  }
  walk({ ...settings, products: undefined }, '')
  return {
    ...values,
    products: settings.products.map(({ code, name }) => `${code} ${name}`).join('\n'),
  }
}

type Tree = { [name: string]: unknown }

/** The fields as settings. Numbers and columns that are empty are left out, as are those of another kind of connection. */
function readForm(form: HTMLFormElement): object {
  const type = form.dataset.connection ?? ''
  const read: Tree = {}
  for (const input of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const part = input.closest<HTMLElement>('.part')
    const value = typedIn(input)
    if (value !== undefined && (!part || isOf(part, type))) put(read, input.name.split('.'), value)
  }
  const { indicator, folder, products, ...others } = read
  return {
    ...others,
    products: readProducts(`${products}`),
    indicator: type ? indicator : null,
    folder: (folder as FolderSettings).path ? folder : null,
  }
}

function typedIn({ type, name, value, checked, dataset }: HTMLInputElement) {
  if (type === 'checkbox') return checked
  const text = value.trim()
  const isNumber = dataset.number !== undefined
  const isOptional = isNumber || name.startsWith('folder.columns.')
  if (isOptional && text === '') return undefined
  return isNumber ? Number(text) : text
}

function put(tree: Tree, [name = '', ...inner]: string[], value: unknown): void {
  if (inner.length > 0) {
    tree[name] ??= {}
    put(tree[name] as Tree, inner, value)
  } else tree[name] = value
}

/** A product a line: its code, a space, its name. */
function readProducts(text: string) {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).map((line) => {
    const [code = '', ...name] = line.split(/\s+/)
    return { code, name: name.join(' ') || code }
  })
}
