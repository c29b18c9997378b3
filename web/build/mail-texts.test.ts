import { expect, test } from 'vitest';
import { compileWording } from '#language/wordings/compile-wording.ts';
import type { Compiled } from '#language/wordings/speaker.ts';
import { sentencesIn } from './answer-sentences.ts';
import { hasMailTexts, mailTexts, mailTextsIn } from './mail-texts.ts';

const found = (source: string) => mailTextsIn(source, 'a.ts').map(({ english }) => english);

test('finds texts of mails with the names of their gaps', () => {
  const source = `
    const subject = mailText\`Sign in\`;
    const greeting = known ? mailText\`Hello \${{ fullName: person.name }},\` : mailText\`Hello,\`;
    const link = mailText\`Open this:\\n\${{ address: \`\${origin}/signin\` }}\`;
    const other = sql\`select this and that\`;
  `;
  expect(found(source)).toEqual([
    'Sign in',
    'Hello {fullName},',
    'Hello,',
    'Open this:\n{address}',
  ]);
});

test.each(['name', 'person.name', '`text`', '{ first, last }'])(
  'refuses the gap %s, which has no name for translators',
  (gap) => {
    expect(() => found(`mailText\`Hello \${${gap}},\``)).toThrow('a.ts:1');
  },
);

test('reads the sources of Workers, without their tests', () => {
  expect(hasMailTexts('functions/organisations/invitation.ts')).toBe(true);
  for (const path of ['functions/mail/mailer.test.ts', 'functions/mail/testing/a.ts', 'web/a.ts']) {
    expect(hasMailTexts(path)).toBe(false);
  }
});

test('finds the texts of every Worker that writes to people', () => {
  expect(mailTexts()).toEqual(
    expect.arrayContaining([
      'Confirm my e-mail address',
      'Hello {fullName},',
      'Someone from Lexiloom has opened one of your accounts',
      'Reminder: {title}',
      '{invitedBy} invites you to {organisationName} on Lexiloom',
      'Your pupils’ data will be deleted on {date}',
      'Warm regards,',
    ]),
  );
});

test('leaves the texts of mails out of the sentences that pages load', () => {
  expect(sentencesIn('mailText`Your account has not changed.`', 'a.ts')).toEqual([]);
});

/** A wording with the gaps as they are written. */
const written = (wording: Compiled): string =>
  typeof wording === 'string'
    ? wording
    : wording.map((piece) => (typeof piece === 'string' ? piece : `{${piece[0]}}`)).join('');

test('writes no text that ICU would read differently', () => {
  for (const english of mailTexts()) expect(written(compileWording(english))).toBe(english);
});
