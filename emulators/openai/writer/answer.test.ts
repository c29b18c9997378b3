import { expect, test } from 'vitest';
import { TextType, wordCounts } from '#contracts/resources/draft.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { countWords } from '#language/text/count-words.ts';
import type { Text } from '#language/text/text.ts';
import { TextReply, textMessages } from '#lessons/prompts/text-prompt.ts';
import { translateMessages } from '#lessons/prompts/translate-prompt.ts';
import { WordsReply, wordsMessages } from '#lessons/prompts/words-prompt.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { questionMessages } from '#lessons/questions/make-prompt.ts';
import { registry } from '#lessons/questions/registry.ts';
import { VocabReply } from '#lessons/questions/vocab/index.ts';
import { answer } from './answer.ts';
import { writerLanguages } from './languages.ts';

/**
 * Each language pair generates nine whole lessons, which takes this long on a small machine that is busy with
 * other tests.
 */
const timeout = 60_000;

const others = writerLanguages.filter((code) => code !== 'en');
const outward = others.map((code) => ['en', code]);
const homeward = others.map((code) => [code, 'en']);
const pairs = [...outward, ...homeward];

function write(
  from: string,
  to: string,
  textType: TextType,
  words: number,
  level = 'A2.1',
  topic = 'A Saturday at the market',
) {
  const asked = {
    from,
    to,
    textType,
    level,
    words,
    topic,
    title: '',
    tenses: ['Present'],
    details: [],
    vocabulary: [],
  };
  const { t, s } = TextReply.parse(answer(textMessages(asked), 'text'));
  const languages = { target: to, native: from };
  const sentences = s.map(([speaker = '', target = '', native = ''], at) =>
    buildSentence(`s${at + 1}`, [speaker, target, native], languages),
  );
  const text: Text = { ...languages, sentences };
  return { title: t, text, request: { textType, level, title: t, vocabulary: [] } };
}

// The length depends only on the language being learnt, so one pair with English as this language is enough.
test.each([...outward, ...homeward.slice(0, 1)])(
  '%s to %s: keeps the length within ten per cent of the request for every text type and length',
  { timeout },
  (from = '', to = '') => {
    const wrong: string[] = [];
    for (const level of ['A1.1', 'B1.1']) {
      for (const textType of TextType.options) {
        for (const words of wordCounts) {
          const { text } = write(from, to, textType, words, level);
          const sides = text.sentences.map(({ target }) => target);
          const count = countWords(to, sides);
          if (Math.abs(count - words) > words * 0.1)
            wrong.push(`${level} ${textType} ${words}: ${count}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

/**
 * The product requests syllables only in languages without a rule for them, or if the rule needs readings
 * that do not exist yet.
 */
const withSyllables = ['en', 'ja'];
const isPart = (part: string): part is QuestionType => part in registry;
const partsOfText = Object.keys(registry).filter(isPart);

test.each(pairs)('%s to %s: passes the check of every part', { timeout }, (from = '', to = '') => {
  const wrong: string[] = [];
  for (const [textType, words, level] of [
    ['text', 150, 'A2.1'],
    ['text', 50, 'A1.1'],
    ['text', 500, 'B1.1'],
    ['dialogue2', 150, 'A2.1'],
    ['dialogue2', 500, 'B1.1'],
    ['dialogue3', 200, 'A2.2'],
    ['dialogue3', 500, 'A2.1'],
    ['sentences', 100, 'A2.1'],
    ['comprehensible', 250, 'A1.2'],
  ] as const) {
    const { text, request } = write(from, to, textType, words, level);
    for (const part of partsOfText) {
      const definition = registry[part];
      if (!definition.fits(textType)) continue;
      if (part === 'syllables' && !withSyllables.includes(to)) continue;
      const reply = answer(questionMessages({ part, text, request }), part);
      const { problems } = definition.readReply(reply, text, request);
      wrong.push(
        ...problems.map(
          ({ where, message }) => `${textType} ${words} ${part} ${where}: ${message}`,
        ),
      );
    }
  }
  expect(wrong).toEqual([]);
});

test.each(pairs)(
  '%s to %s: lists enough useful words for a short dialogue',
  (from = '', to = '') => {
    const short = (['dialogue2', 'dialogue3', 'text'] as const).flatMap((textType) =>
      (['school day', 'A Saturday at the market'] as const).flatMap((topic) =>
        ([50, 100] as const).map((words) => {
          const { text, request } = write(from, to, textType, words, 'A1.1', topic);
          const reply = VocabReply.parse(
            answer(questionMessages({ part: 'vocab', text, request }), 'vocab'),
          );
          const entries = reply.v.map(([word = '']) => word.toLocaleLowerCase(to));
          expect(new Set(entries).size).toBe(entries.length);
          return [`${textType} ${words} ${topic}`, entries.length, Math.ceil(words / 10)] as const;
        }),
      ),
    );
    expect(short.filter(([, count, least]) => count < least)).toEqual([]);
  },
);

test.each(pairs)(
  '%s to %s: returns the class, lemma and reading of every word',
  (from = '', to = '') => {
    const { text } = write(from, to, 'text', 300);
    for (const side of ['target', 'native'] as const) {
      const reply = WordsReply.parse(answer(wordsMessages(text, side), 'words'));
      expect(reply.w.map(([id]) => id)).toEqual(text.sentences.map(({ id }) => id));
      reply.w.forEach(([, words], at) => {
        const tokens = text.sentences[at]?.[side].tokens.filter(({ isWord }) => isWord) ?? [];
        expect(words).toHaveLength(tokens.length);
        expect(JSON.stringify(words)).not.toContain('["X"');
      });
    }
  },
);

test('continues an interrupted text where it stopped, and returns the same reply to the same request', () => {
  const asked = {
    from: 'en',
    to: 'fr',
    textType: 'text' as const,
    level: 'A2.1',
    words: 150,
    topic: 'holidays',
    title: '',
    tenses: [],
    details: [],
    vocabulary: [],
  };
  const whole = TextReply.parse(answer(textMessages(asked), 'text'));
  const done = whole.s
    .slice(0, 4)
    .map(([speaker, target = '', native = '']) => ({ speaker, target, native }));
  const rest = TextReply.parse(answer(textMessages({ ...asked, done }), 'text'));
  expect([...whole.s.slice(0, 4), ...rest.s]).toEqual(whole.s);
});

test('chooses the scene that fits the topic, in any language', () => {
  expect(write('en', 'fr', 'text', 100).text.sentences[0]?.target.text).toContain('Le samedi');
});

test.each([
  ['en', 'fr'],
  ['ja', 'en'],
  ['en', 'zh'],
])(
  '%s to %s: translates its own sentences, and other sentences word by word after the demo prefix',
  (from, to) => {
    const { text } = write(from, to, 'text', 50);
    const own = text.sentences.map(({ target }) => ({ speaker: '', target: target.text }));
    const sentences = [...own, { speaker: '', target: 'Xyzzy plugh.' }];
    const rows = sentences.map((_, at) => at + 1);
    const asked = { from, to, title: '', sentences, rows };
    const { s } = TextReply.parse(answer(translateMessages(asked), 'text'));
    const bare = (marked = '') => marked.replaceAll('|', '');
    expect(s.map(([number]) => number)).toEqual(rows.map(String));
    expect(s.slice(0, -1).map(([, , native]) => bare(native))).toEqual(
      text.sentences.map(({ native }) => native.text),
    );
    expect(s.at(-1)).toEqual([`${rows.length}`, '', '[demo] Xyzzy plugh']);
    const cut = bare(s[0]?.[1]);
    expect(cut).toBe(to === 'zh' ? own[0]?.target : '');
    const rest = TextReply.parse(answer(translateMessages({ ...asked, rows: [2] }), 'text'));
    expect(rest.s).toEqual([s[1]]);
  },
);

test('rejects a language that has no writer', () => {
  const asked = {
    from: 'en',
    to: 'mi',
    textType: 'text' as const,
    level: 'A2.1',
    words: 50,
    topic: '',
    title: '',
    tenses: [],
    details: [],
    vocabulary: [],
  };
  expect(answer(textMessages(asked), 'text')).toBeNull();
});
