import { describe, expect, test } from 'vitest';
import { dayOf, type Letter, mailText, momentOf } from './letter.ts';
import { mailSpeakers } from './say-mail.ts';
import { writeMail } from './write-mail.ts';

const at = new Date('2027-03-01T09:30:00Z');

const letterOf = (...paragraphs: Letter['paragraphs']): Letter => ({
  subject: mailText`One\nsubject`,
  greeting: mailText`Hello ${{ fullName: '<b>Ana</b> {pupils}' }},`,
  paragraphs,
  action: { label: mailText`Open it`, address: 'https://lexiloom.example/?a=1&b=2' },
  afterwards: mailText`That is all.`,
});

const speakerOf = mailSpeakers({
  texts: [
    'Hello {fullName},',
    'On {day} ({pupils} pupils).',
    'It starts on {moment}.',
    '{day} at {time}',
    '{label}:',
    'If the button does not work, copy this address into your browser:',
    'Warm regards,',
  ],
  wordings: {
    de: [
      ['Hallo ', ['fullName'], ','],
      [
        'Am ',
        ['day'],
        ': ',
        ['pupils', 'plural', { one: 'ein Kind', other: ['#', ' Kinder'] }],
        '.',
      ],
      ['Beginn: ', ['moment'], '.'],
      [['day'], ', ', ['time']],
      [['label'], ' –'],
      'Oder diese Adresse:',
      'Viele Grüße',
    ],
    ar: [['مرحبًا ', ['fullName'], '،'], null, null, null, null, null, 'مع أطيب التحيات'],
    'en-US': [null, null, ['It begins on ', ['moment'], '.']],
  },
});

test('writes a letter in English', () => {
  const letter = letterOf(
    mailText`On ${{ day: dayOf(at.toISOString()) }} (${{ pupils: 1200 }} pupils).`,
  );
  expect(writeMail(letter)).toEqual({
    subject: 'One subject',
    text: `Hello <b>Ana</b> {pupils},

On 1 March 2027 (1200 pupils).

Open it:
https://lexiloom.example/?a=1&b=2

That is all.

Warm regards,
Lexiloom`,
    html: '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One subject</title></head><body style="margin:0;padding:24px;background:#f5f6fa;color:#1f2333;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px"><p style="margin:0 0 16px">Hello &lt;b&gt;Ana&lt;/b&gt; {pupils},</p><p style="margin:0 0 16px">On 1 March 2027 (1200 pupils).</p><p style="margin:24px 0"><a href="https://lexiloom.example/?a=1&amp;b=2" style="background:#1d4ed8;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">Open it</a></p><p style="margin:0 0 16px;font-size:14px">If the button does not work, copy this address into your browser:<br>https://lexiloom.example/?a=1&amp;b=2</p><p style="margin:0 0 16px">That is all.</p><p style="margin:0 0 16px">Warm regards,<br>Lexiloom</p></div></body></html>',
  });
});

describe('in another language', () => {
  const day = dayOf(at.toISOString());

  test.each([
    [1, 'Am 1. März 2027: ein Kind.'],
    [1200, 'Am 1. März 2027: 1.200 Kinder.'],
  ])('says names, dates and %d pupils in the forms of the language', (pupils, said) => {
    const mail = writeMail(
      letterOf(mailText`On ${{ day }} (${{ pupils }} pupils).`),
      speakerOf('de'),
    );
    expect(mail.text).toBe(`Hallo <b>Ana</b> {pupils},

${said}

Open it –
https://lexiloom.example/?a=1&b=2

That is all.

Viele Grüße
Lexiloom`);
    expect(mail.html).toContain('<html lang="de" dir="ltr">');
    expect(mail.html).toContain('Oder diese Adresse:<br>');
    expect(mail.html).not.toContain('<b>');
  });

  test('says a text in the gap of another text', () => {
    const time = { at: at.toISOString(), format: { timeStyle: 'short', timeZone: 'UTC' } };
    const moment = mailText`${{ day }} at ${{ time }}`;
    const letter = letterOf(mailText`It starts on ${{ moment }}.`);
    expect(writeMail(letter).text).toContain('It starts on 1 March 2027 at 09:30.');
    expect(writeMail(letter, speakerOf('de')).text).toContain('Beginn: 1. März 2027, 09:30.');
  });

  test('says an unknown text in English, with the dates in it', () => {
    const letter = letterOf(mailText`Nobody has translated ${{ moment: momentOf(at) }}.`);
    const { text } = writeMail(letter, speakerOf('de'));
    expect(text).toContain('Nobody has translated 1 March 2027 at 09:30.');
    expect(text).toContain('Viele Grüße\nLexiloom');
  });

  test('writes dates as the variant of the language does', () => {
    const letter = letterOf(mailText`It starts on ${{ moment: momentOf(at) }}.`);
    expect(writeMail(letter, speakerOf('en-US')).text).toMatch(
      /It begins on March 1, 2027 at 9:30\sAM\./,
    );
  });

  test('is right to left in Arabic, even where the page of the mail is dropped', () => {
    const { html, text } = writeMail(letterOf(), speakerOf('ar'));
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<div lang="ar" dir="rtl" style=');
    expect(text).toContain('مع أطيب التحيات\nLexiloom');
  });
});
