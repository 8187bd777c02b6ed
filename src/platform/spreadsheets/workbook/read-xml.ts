import { SaxesParser } from 'saxes'
import { breathe } from '../../breathe.ts'

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
/** So many bytes are read before others are answered. */
const PART = 256 * 1024

/**
 * Reads a part of a workbook from its first element to its last, whatever prefixes it gives its namespaces. Throws where it is
 * no XML, goes deeper than any workbook, or declares entities.
 */
export async function readXml(bytes: Uint8Array, { open, close }: Reading): Promise<void> {
  const parser = new SaxesParser()
  const texts: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A workbook declares no entities')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (texts.push('') > MAX_DEPTH) throw new Error('Too many elements within one another')
    open?.({ name: localName(name), attributes: localNames(attributes) })
  })
  const addText = (text: string) => {
    if (texts.length > 0) texts[texts.length - 1] += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => close?.(localName(name), texts.pop() ?? ''))
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  for (let at = 0; at < bytes.length; at += PART) {
    parser.write(decoder.decode(bytes.subarray(at, at + PART), { stream: true }))
    await breathe()
  }
  parser.write(decoder.decode()).close()
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
