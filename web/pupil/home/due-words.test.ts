import { describe, expect, test } from 'vitest';
import { dueWords } from './due-words.ts';

const now = Date.parse('2026-11-18T09:30:00Z'); // a Wednesday
const utc = { timeZone: 'UTC' };

describe('dueWords', () => {
  test.each([
    ['2026-11-18T18:00:00Z', 'Due today at 18:00'],
    ['2026-11-18T09:30:00Z', 'Due today at 09:30'],
    ['2026-11-19T08:00:00Z', 'Due tomorrow at 08:00'],
    ['2026-11-20T18:00:00Z', 'Due on Friday at 18:00'],
    ['2026-11-24T18:00:00Z', 'Due on Tuesday at 18:00'],
    ['2026-11-25T18:00:00Z', 'Due on 25 November at 18:00'],
    ['2027-07-01T18:00:00Z', 'Due on 1 July 2027 at 18:00'],
    ['2026-11-18T08:00:00Z', 'Was due today at 08:00'],
    ['2026-11-17T23:00:00Z', 'Was due yesterday'],
    ['2026-11-03T18:00:00Z', 'Was due on 3 November'],
    ['2025-11-03T18:00:00Z', 'Was due on 3 November 2025'],
  ])('formats %s as “%s”', (dueAt, words) => {
    expect(dueWords(Date.parse(dueAt), now, utc)).toBe(words);
  });

  test('uses the day in the pupil’s time zone, not UTC', () => {
    const late = Date.parse('2026-11-18T16:00:00Z');
    expect(dueWords(late, now, { timeZone: 'Asia/Tokyo' })).toBe('Due tomorrow at 01:00');
    expect(dueWords(late, now, utc)).toBe('Due today at 16:00');
  });

  test('counts a 25-hour day as one day', () => {
    const before = Date.parse('2026-10-24T10:00:00Z');
    const due = Date.parse('2026-10-25T22:30:00Z');
    expect(dueWords(due, before, { timeZone: 'Europe/Berlin' })).toBe('Due tomorrow at 23:30');
  });

  test('uses the 12-hour clock for Americans', () => {
    const due = Date.parse('2026-11-18T18:00:00Z');
    expect(dueWords(due, now, { ...utc, locale: 'en-US' })).toMatch(/^Due today at 6:00\sPM$/);
  });
});
