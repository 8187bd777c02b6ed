import { expect, test } from 'vitest'
import { weaknessOf } from './guessable.ts'

const ABOUT = ['somchai.jaidee@mill.co.th', 'สมชาย', 'ใจดี', 'โรงงานควนทอง']

test.each([
  ['password1', 'word'],
  ['P@ssw0rd99', 'word'],
  ['123456789', 'row'],
  ['987654321', 'row'],
  ['๑๒๓๔๕๖๗๘๙', 'row'],
  ['123123123', 'repeated'],
  ['aaaaaaaaa', 'repeated'],
  ['ปปปปปปปปปป', 'repeated'],
  ['abababababab', 'repeated'],
  ['qwertyuiop', 'row'],
  ['qweasdzxc', 'row'],
  ['1qaz2wsx3edc', 'row'],
  ['ฟหกดเ้่าสว', 'row'],
  ['abcdefghi', 'row'],
  ['palm-demo-2569', 'word'],
  ['palmscale1', 'word'],
  ['admin2569!', 'word'],
  ['somchai2569', 'person'],
  ['Jaidee1990', 'person'],
  ['สมชายใจดี', 'person'],
  ['สมชาย2569', 'person'],
  ['รหัสผ่าน1234', 'word'],
  ['0812345678', 'phone'],
  ['081-234-5678', 'phone'],
  ['+66812345678', 'phone'],
  ['iloveyou!!', 'word'],
  ['25692570', 'year'],
])('“%s” is easy to guess: %s', (password, weakness) => {
  expect(weaknessOf(password, ABOUT)).toBe(weakness)
})

test.each([
  'ช้างเดินข้ามสะพาน',
  'mango tree by the pond',
  'k7#Vq2!mZx',
  'สะพานไม้ 3 แผ่น',
  'correct horse battery',
  'ทุเรียนหมอนทอง88',
])('“%s” is not', (password) => {
  expect(weaknessOf(password, ABOUT)).toBeUndefined()
})
