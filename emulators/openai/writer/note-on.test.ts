import { expect, it } from 'vitest';
import { compose } from './compose.ts';
import { writerLanguage } from './languages.ts';
import { noteOn } from './note-on.ts';
import { Data } from './read-request.ts';

function noteFor(request: Partial<Data>): string | undefined {
  const data = Data.parse({ from: 'en', to: 'fr', words: 120, ...request });
  const [target, native] = [writerLanguage(data.to), writerLanguage(data.from)];
  if (!target || !native) throw new Error('not written');
  return noteOn(data, compose(data, target, native), target);
}

it.each<[string, Partial<Data>, RegExp | undefined]>([
  ['a topic that the writer has', { topic: 'At the market' }, undefined],
  ['a topic in the target language', { topic: 'Au marché' }, undefined],
  ['no topic', { topic: '' }, undefined],
  [
    'a topic that the writer lacks',
    { topic: 'French Revolution and laïcité' },
    /does not know this topic. It wrote about something else: “.+”/u,
  ],
  [
    'a topic that the text covers only in part',
    { topic: 'My family and my cat', words: 60 },
    /Not in the text: (?:cat|family)/u,
  ],
  [
    'a tense that the text lacks',
    { topic: 'At the market', tenses: ['Future'], words: 60 },
    /a tense that you chose: Future/u,
  ],
  ['the tense of the text', { topic: 'At the market', tenses: ['Present'] }, undefined],
  ['all tenses', { topic: 'At the market', tenses: ['A variety of tenses'] }, undefined],
])('notes only what the text lacks for %s', (_, request, says) => {
  const note = noteFor(request);
  if (says) expect(note).toMatch(says);
  else expect(note).toBeUndefined();
});
