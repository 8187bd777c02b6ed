import { expect, test } from 'vitest'
import { groupEvents, type HistoryEvent } from './group-events.ts'

const [SIRIPORN, HER_NAMESAKE] = [crypto.randomUUID(), crypto.randomUUID()]

const event = (Action: HistoryEvent['Action'], clock: string, OfficerUUID = SIRIPORN) =>
  ({
    Action,
    HappenedAt: `2026-11-20T${clock}+07:00`,
    OfficerName: 'ศิริพร',
    OfficerUUID,
  }) as HistoryEvent

/** What is gathered, as the clocks of each. */
const clocks = (...events: HistoryEvent[]) =>
  groupEvents(events).map((one) => one.map(({ HappenedAt }) => HappenedAt.slice(11, 19)))

test('lines added one after another are one event', () => {
  expect(
    clocks(
      event('submit', '14:10:00'),
      event('addLine', '14:05:30'),
      event('addLine', '14:05:00'),
      event('addLine', '14:03:00'),
      event('create', '14:02:59'),
    ),
  ).toEqual([['14:10:00'], ['14:05:30', '14:05:00', '14:03:00'], ['14:02:59']])
})

test('not after more than two minutes, by another officer of the same name, or of another action', () => {
  expect(clocks(event('receive', '14:03:01'), event('receive', '14:01:00'))).toHaveLength(2)
  expect(
    clocks(event('addLine', '14:00:01'), event('addLine', '14:00:00', HER_NAMESAKE)),
  ).toHaveLength(2)
  expect(clocks(event('removeLine', '14:00:01'), event('addLine', '14:00:00'))).toHaveLength(2)
})

test('steps of the whole order stand alone', () => {
  expect(clocks(event('submit', '14:00:01'), event('submit', '14:00:00'))).toHaveLength(2)
  expect(groupEvents([])).toEqual([])
})
