import { SaxesParser } from 'saxes'
import { MAX_CELL } from '../sheet-table.ts'
import { Unreadable } from '../unreadable.ts'
import { partsOf } from './archive.ts'

/** An element as it begins: its name and its attributes, without the prefixes of their namespaces. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
}

interface Reading {
  open?: (element: Element) => void
  /** The name of an element that ends, and the text directly in it. */
  close?: (name: string, text: string) => void
}

/** Elements within one another; no workbook has as many. */
const MAX_DEPTH = 100
/** Bytes from one element to the next: the longest text of a cell, each letter by its number. */
const MAX_APART = 1024 * 1024

/**
 * Reads a part of a workbook from its first element to its last, whatever prefixes it gives its namespaces. Throws where it is
 * no XML, goes deeper than any workbook, or declares entities, and `Unreadable` where a text in it has no end.
 */
export async function readXml(
  bytes: AsyncIterable<Uint8Array>,
  { open, close }: Reading,
): Promise<void> {
  const parser = new SaxesParser()
  const texts: string[] = []
  let apart = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A workbook declares no entities')
  })
  parser.on('opentag', ({ name, attributes }) => {
    apart = 0
    if (texts.push('') > MAX_DEPTH) throw new Error('Too many elements within one another')
    open?.({ name: localName(name), attributes: localNames(attributes) })
  })
  const addText = (text: string) => {
    if (texts.length > 0) texts[texts.length - 1] += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    apart = 0
    const text = texts.pop() ?? ''
    close?.(localName(name), text)
  })
  let decoder: TextDecoder | undefined
  for await (const whole of bytes) {
    decoder ??= new TextDecoder(encodingOf(whole), { fatal: true })
    for (const part of partsOf(whole)) {
      apart += part.length
      parser.write(decoder.decode(part, { stream: true }))
      if (apart > MAX_APART) throw new Unreadable('file.longCell', { max: MAX_CELL })
    }
  }
  parser.write(decoder?.decode() ?? '').close()
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function localNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const local: Record<string, string> = {}
  for (const name in attributes) local[localName(name)] ??= attributes[name] ?? ''
  return local
}
