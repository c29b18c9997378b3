import { expect, test } from 'vitest';
import { VocabReply } from '#lessons/questions/vocab/index.ts';
import { answerVocab } from './answer-vocab.ts';
import { writerLanguage } from './languages.ts';
import { Data, Task } from './read-request.ts';

test.each([
  ['fr', 'se moquer de', 'V'],
  ['fr', 'bon marché', 'A', 'cheap'],
  ['fr', 'le marché', 'N', 'cheap'],
  ['fr', 'de bonne heure', 'D', 'early'],
  ['fr', 'la salle de bain', 'N'],
  ['fr', 'se lever', 'V'],
  ['fr', 'de', 'E'],
  ['fr', 'parce que', 'C'],
  ['es', 'la mesa de madera', 'N'],
])(
  '%s: for “%s”, which is in no scene’s vocabulary, returns the word class %s',
  (code, word, letter, meaning = 'x') => {
    const target = writerLanguage(code);
    const native = writerLanguage('en');
    if (!target || !native) throw new Error('It is not written.');
    const data = Data.parse({ from: 'en', to: code, vocab: [[word, meaning]] });
    const reply = answerVocab(data, Task.parse({ task: 'vocab' }), [], target, native);
    expect(VocabReply.parse(reply).v[0]?.[2]).toBe(letter);
  },
);
