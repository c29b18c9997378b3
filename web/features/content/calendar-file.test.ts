import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = Date.parse('2027-01-02T03:04:05.678Z');
const webinar = {
  slug: 'games',
  title: 'Games that teach',
  summary: 'Pairs, tangles and more.',
  startsAt: '2027-02-10T16:30:00.000Z',
  minutes: 45 as number | null,
};
const linesOf = (file: string) => file.split('\r\n');
/** Unfolds long lines as a calendar program does (RFC 5545, 3.1). */
const unfold = (file: string) => file.replaceAll('\r\n ', '');
const bytes = (text: string) => new TextEncoder().encode(text).length;

test('contains one event in UTC with the address of the webinar’s page', () => {
  expect(linesOf(calendarFile(webinar, 'https://lexiloom.test', now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lexiloom//Webinars//EN',
    'BEGIN:VEVENT',
    'UID:webinar-games@lexiloom.test',
    'DTSTAMP:20270102T030405Z',
    'DTSTART:20270210T163000Z',
    'DURATION:PT45M',
    'SUMMARY:Games that teach',
    'DESCRIPTION:Pairs\\, tangles and more.\\nhttps://lexiloom.test/webinars/games',
    'URL:https://lexiloom.test/webinars/games',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('sets a length of one hour if no length is known', () => {
  expect(calendarFile({ ...webinar, minutes: null }, 'https://x.test', now)).toContain(
    'DURATION:PT60M',
  );
});

test.each([
  ['a; b, c', 'a\\; b\\, c'],
  ['back\\slash', 'back\\\\slash'],
  ['two\r\nlines\nthree\rfour', 'two\\nlines\\nthree\\nfour'],
  ['BEL\u0007', 'BEL'],
])('escapes %j', (title, written) => {
  expect(unfold(calendarFile({ ...webinar, title }, 'https://x.test', now))).toContain(
    `\r\nSUMMARY:${written}\r\n`,
  );
});

test('folds lines at 75 octets without splitting characters or losing text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (typed) => {
      const title = typed.replace(/[\p{Cc}\p{Cs}\\;,]/gu, 'x');
      const file = calendarFile({ ...webinar, title }, 'https://x.test', now);
      for (const line of linesOf(file)) {
        expect(bytes(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Cs}/u);
      }
      expect(unfold(file)).toContain(`\r\nSUMMARY:${title}\r\n`);
    }),
  );
});
