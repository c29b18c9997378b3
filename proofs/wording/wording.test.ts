import { describe, expect, test } from 'vitest';
import { oddWords } from './odd-words.ts';
import { type ReadWords, wordsOfCode, wordsOfProduct } from './read-words.ts';

/** Files whose words never appear on a screen, in an email or in a guide. */
const unread: readonly RegExp[] = [
  // Written for the model, in a different style.
  /^lessons\/.*prompt/,
  /^functions\/ai-jobs\/text\/check-rows\.ts/,
  // Sentences of example lessons, and glosses of their words.
  /example/,
];

/**
 * Odd words that are allowed, by file: they are only logged, or required by law or by older readers of the
 * data.
 */
const allowed: readonly [file: string, words: string][] = [
  ['functions/ai-jobs/consume.ts', 'dead letter not stored'],
  ['functions/mail/waiting-mails.ts', 'not a mail'],
  ['web/documents/privacy-policy.html', 'everything that we keep of you'],
  ['web/documents/privacy-policy.html', 'are told by e-mail at least 30 days before'],
];

const isRead = ({ place, words }: ReadWords): boolean =>
  /^(ui|web|lessons|functions|contracts|db\/seed)\//.test(place) &&
  !unread.some((path) => path.test(place)) &&
  !allowed.some(([file, part]) => place.startsWith(`${file}:`) && words.includes(part));

const complaints = (read: readonly ReadWords[]): string[] =>
  read.flatMap(({ place, words }) =>
    oddWords
      .filter(({ odd }) => odd.test(words))
      .map(({ say }) => `${place} “${words}”: say “${say}”`),
  );

test('finds no odd English on a screen, in an email or in a guide', () => {
  const read = wordsOfProduct().filter(isRead);
  expect(read.length).toBeGreaterThan(5_000);
  expect(complaints(read)).toEqual([]);
});

test('finds every allowed phrase in the source', () => {
  const all = wordsOfProduct();
  for (const [file, part] of allowed)
    expect(
      all.some(({ place, words }) => place.startsWith(`${file}:`) && words.includes(part)),
      part,
    ).toBe(true);
});

describe('complaints', () => {
  test.each([
    'Invoices stands here.',
    'Your account sleeps now',
    'We have sent you a mail.',
    'This is no name.',
    'Mend or remove the line.',
    'Replayed dead letters',
    'Past going on (i te)',
    'Begun',
    'At once',
    'Who has it already keeps it as it is.',
    'Make “Statements” again?',
    'Three steps, and it marks itself.',
    'Nobody fits',
    'Nothing waits to be read',
    'It may belong to somebody else.',
    'Seven homeworks',
    'Choose a homework from your list.',
    'The model is saved.',
    'The prompt is not here',
    'Its teacher is told.',
    'No webinar is planned just now',
    'You need 60 % to pass.',
    'Create the class',
  ])('complains about: %s', (words) => {
    expect(complaints([{ words, place: 'here' }])).not.toEqual([]);
  });

  test.each([
    'This is no longer used.',
    'Add at most 20 at once.',
    'There is no class yet.',
    'Moderation',
    'What “f.” stands for',
    'We will e-mail you.',
    'Your homework task is ready.',
    'You need 60% to pass.',
    'Everything made so far is saved.',
  ])('does not complain about: %s', (words) => {
    expect(complaints([{ words, place: 'here' }])).toEqual([]);
  });
});

test('reads labels, text, messages and mails with their places, and ignores class names and comments', () => {
  const text = `// This is no label.
import x from './this is no label';
const a = <p className="this is no label">It stands{" "}
here {\`Make \${x} again\`}<b title="By mail">Go</b></p>;
export const message = 'A mail';
export const subject = mailText\`Your mail for \${{ name }}\`;`;
  expect(wordsOfCode([{ path: 'web/x.tsx', text }])).toEqual([
    { words: 'It stands', place: 'web/x.tsx:3' },
    { words: 'here', place: 'web/x.tsx:3' },
    { words: 'Make … again', place: 'web/x.tsx:4' },
    { words: 'By mail', place: 'web/x.tsx:4' },
    { words: 'Go', place: 'web/x.tsx:4' },
    { words: 'A mail', place: 'web/x.tsx:5' },
    { words: 'Your mail for …', place: 'web/x.tsx:6' },
  ]);
});
