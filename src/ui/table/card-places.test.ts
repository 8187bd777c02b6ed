import { expect, test } from 'vitest'
import { cardPlaces } from './card-places.ts'
import type { Column } from './column.ts'

function column(key: string, more: Partial<Column<never>> = {}): Column<never> {
  return { key, header: key, ...more }
}

const number = column('number', { tone: 'key' })
const vendor = column('vendor', { name: true })
const state = column('state')
const age = column('age', { card: 'figure' })
const tickets = column('tickets', { right: true, card: 'figure' })
const amount = column('amount', { right: true, card: 'figure', tone: 'figure' })
const note = column('note', { card: 'line' })
const columns = [number, vendor, age, tickets, amount, note, column('created'), state]
const selection = { keys: new Set<string>(), onChange: () => {} }

test('a card begins with number and state, then the name; what says no place is not on it', () => {
  expect(cardPlaces({ columns })).toEqual({
    number: 'title',
    state: 'side',
    vendor: 'name',
    age: 'figure',
    tickets: 'figure',
    amount: 'figure',
    note: 'line',
  })
})

test('a row without a number is titled by its name, and a column may ask for another place', () => {
  expect(cardPlaces({ columns: [vendor] })).toEqual({ vendor: 'title' })
  const status = column('Status', { card: 'side' })
  const slip = column('slip', { card: 'title' })
  expect(cardPlaces({ columns: [vendor, slip, status] })).toEqual({
    vendor: 'name',
    slip: 'title',
    Status: 'side',
  })
})

test('what is ticked begins with its name, the figure that counts at the side and the others below it', () => {
  const places = { vendor: 'title', number: 'name', amount: 'sum' }
  const beside = { age: 'beside', tickets: 'beside' }
  expect(cardPlaces({ columns, selection })).toMatchObject({ ...places, ...beside })
  const ofRecord = cardPlaces({ columns, kind: 'record' })
  expect(ofRecord).toMatchObject({ number: 'title', vendor: 'name', state: 'line' })
})
