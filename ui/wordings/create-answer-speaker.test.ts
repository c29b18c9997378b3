import { describe, expect, test } from 'vitest';
import { compileWording } from '#language/wordings/compile-wording.ts';
import { createSpeaker } from '#language/wordings/speaker.ts';
import { createAnswerSpeaker } from './create-answer-speaker.ts';

const german: Record<string, string> = {
  'This class was not found.': 'Diese Klasse wurde nicht gefunden.',
  'Choose at most {maxTags} tags.':
    '{maxTags, plural, one {Wähle höchstens ein Schlagwort.} other {Wähle höchstens # Schlagwörter.}}',
  'You have a folder “{name}” already.': 'Du hast schon einen Ordner „{name}“.',
  'You have a folder “{name}” already. Move it.':
    'Der Ordner „{name}“ ist schon da. Verschieb ihn.',
  'You’ve saved a lot in a short time.': 'Du hast in kurzer Zeit viel gespeichert.',
  'Please wait {minutes} minutes and try again.':
    'Warte {minutes} Minuten und versuch es noch einmal.',
};
const say = createAnswerSpeaker(
  Object.entries(german).map(([english, said], at) => [
    english,
    { id: String(at), said: compileWording(said) as string },
  ]),
  createSpeaker('de'),
);

describe('says an English sentence in the language of the speaker', () => {
  test.each([
    ['This class was not found.', 'Diese Klasse wurde nicht gefunden.'],
    ['Choose at most 1 tags.', 'Wähle höchstens ein Schlagwort.'],
    ['Choose at most 1200 tags.', 'Wähle höchstens 1.200 Schlagwörter.'],
    ['You have a folder “a.* {b}” already.', 'Du hast schon einen Ordner „a.* {b}“.'],
    ['You have a folder “8” already. Move it.', 'Der Ordner „8“ ist schon da. Verschieb ihn.'],
    [
      'You’ve saved a lot in a short time. Please wait 2 minutes and try again.',
      'Du hast in kurzer Zeit viel gespeichert. Warte 2 Minuten und versuch es noch einmal.',
    ],
    [
      'Nobody knows this. This class was not found.',
      'Nobody knows this. Diese Klasse wurde nicht gefunden.',
    ],
    ['Nobody knows this.', 'Nobody knows this.'],
    ['', ''],
  ])('%j', (english, said) => {
    expect(say(english)).toBe(said);
  });
});

test('says the values of gaps', () => {
  const about = createAnswerSpeaker(
    [
      [
        'This {language} text is too long.',
        { id: '0', said: compileWording('Zu lang: {language}') },
      ],
    ],
    createSpeaker('de'),
    (gap, value) => (gap === 'language' && value === 'French' ? 'Französisch' : value),
  );
  expect(about('This French text is too long.')).toBe('Zu lang: Französisch');
});

test('ends a gap where the sentence ends, except in quotation marks', () => {
  const say = createAnswerSpeaker(
    [
      ['It has 2 lines in {language}.', { id: '0', said: compileWording('2 Zeilen: {language}.') }],
      [
        'The first is “{words}” It is long.',
        { id: '1', said: compileWording('„{words}“ ist lang.') },
      ],
      ['Write the same number.', { id: '2', said: 'Gleich viele.' }],
    ],
    createSpeaker('de'),
  );
  expect(say('It has 2 lines in French. Write the same number.')).toBe(
    '2 Zeilen: French. Gleich viele.',
  );
  expect(say('The first is “Oh! Yes.” It is long.')).toBe('„Oh! Yes.“ ist lang.');
});

test('says a value of a gap that is itself known', () => {
  const say = createAnswerSpeaker(
    [
      ['Your plan lacks "{feature}".', { id: '0', said: compileWording('Es fehlt: {feature}') }],
      ['AI pictures', { id: '1', said: 'KI-Bilder' }],
    ],
    createSpeaker('de'),
  );
  expect(say('Your plan lacks "AI pictures".')).toBe('Es fehlt: KI-Bilder');
});
