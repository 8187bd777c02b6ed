import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

const ABOUT = ['somchai.jaidee@mill.co.th', 'สมชาย', 'ใจดี', 'โรงงานควนทอง']

test.each([
  'password1',
  'P@ssw0rd99',
  '123456789',
  '987654321',
  '๑๒๓๔๕๖๗๘๙',
  '123123123',
  'aaaaaaaaa',
  'ปปปปปปปปปป',
  'abababababab',
  'qwertyuiop',
  'qweasdzxc',
  '1qaz2wsx3edc',
  'ฟหกดเ้่าสว',
  'abcdefghi',
  'palm-demo-2569',
  'palmscale1',
  'admin2569!',
  'somchai2569',
  'Jaidee1990',
  'สมชายใจดี',
  'สมชาย2569',
  'รหัสผ่าน1234',
  '0812345678',
  '081-234-5678',
  '+66812345678',
  'iloveyou!!',
])('“%s” is easy to guess', (password) => {
  expect(isGuessable(password, ABOUT)).toBe(true)
})

test.each([
  'ช้างเดินข้ามสะพาน',
  'mango tree by the pond',
  'k7#Vq2!mZx',
  'สะพานไม้ 3 แผ่น',
  'correct horse battery',
  'ทุเรียนหมอนทอง88',
])('“%s” is not', (password) => {
  expect(isGuessable(password, ABOUT)).toBe(false)
})
