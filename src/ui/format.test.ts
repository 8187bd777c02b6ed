import { expect, test } from 'vitest'
import { count, difference, kilograms, money, tons, whole, wholeDifference } from './format.ts'

test('figures are grouped, rounded half up, and never a float', () => {
  expect(whole('9220')).toBe('9,220')
  expect(money('57164')).toBe('57,164.00')
  expect(money('1234567890123.455')).toBe('1,234,567,890,123.46')
  expect(money(0)).toBe('0.00')
})

test('a minus is a minus, a difference has its sign unless it rounds to none', () => {
  expect(whole(-1250)).toBe('−1,250')
  expect(difference('0.05')).toBe('+0.05')
  expect(difference('-0.05')).toBe('−0.05')
  expect(money('-0.001')).toBe('0.00')
  expect(difference('0.001')).toBe('0.00')
  expect(wholeDifference(0.4)).toBe('0')
  expect(wholeDifference(-1250.5)).toBe('−1,251')
  expect(wholeDifference(1250.5)).toBe('+1,251')
})

test('nothing is a dash, not zero', () => {
  expect(money(null)).toBe('–')
  expect(whole(undefined)).toBe('–')
})

test('a count that the server stopped says so', () => {
  expect(count(10_000, true)).toBe('10,000+')
})

test('Kilograms are whole unless the scale weighs finer', () => {
  expect(kilograms('9220.00')).toBe('9,220')
  expect(kilograms('9220.5')).toBe('9,220.50')
  expect(kilograms(-0.25)).toBe('−0.25')
  expect(kilograms(null)).toBe('–')
})

test('tons have two decimals, half up', () => {
  expect(tons('9225.00')).toBe('9.23')
  expect(tons(1_234_560)).toBe('1,234.56')
  expect(tons(null)).toBe('–')
})
