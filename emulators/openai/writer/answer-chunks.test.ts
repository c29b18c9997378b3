import { expect, test } from 'vitest';
import { languageOf } from '#language/languages.ts';
import { chunkSizeFor, measureChunk } from '#lessons/questions/chunk/chunk-size.ts';
import { answerPhrase, chunksOf } from './answer-chunks.ts';
import { type WriterLanguage, writerLanguage, writerLanguages } from './languages.ts';
import { everyScene, type Located, locate, sentenceAt } from './locate.ts';
import type { PairedChunk } from './pair-chunks.ts';
import { Task } from './read-request.ts';

function language(code: string): WriterLanguage {
  const found = writerLanguage(code);
  if (!found) throw new Error(`${code} is not written.`);
  return found;
}

/**
 * Returns every sentence of a language with its translation, once with and once without the optional pieces.
 */
function everySentence(target: WriterLanguage, native: WriterLanguage): Located[] {
  return everyScene.flatMap((scene) => {
    const { narrative = [], dialogue = [] } = target.text.scenes[scene] ?? {};
    return [
      ...narrative.map((_, at) => `n${at + 1}`),
      ...dialogue.map((_, at) => `d${at + 1}`),
    ].flatMap((place) =>
      [true, false].map((withOptional): Located => {
        const found = { scene, place, withOptional };
        const [own, other] = [sentenceAt(target, found), sentenceAt(native, found)];
        const sentence = { target: own?.text ?? '', native: other?.text ?? '' };
        return { id: `${scene}.${place}`, speaker: '', ...sentence, found };
      }),
    );
  });
}

const withPartner = writerLanguages.map((code) => [code, code === 'en' ? 'fr' : 'en'] as const);
const show = (chunks: readonly PairedChunk[]) => chunks.map(({ target }) => target).join(' | ');
/** Matches the end of a sentence. Chunks are never joined across it. */
const final = /[.!?…。！？؟][^\p{L}\p{M}\p{N}]*$/u;

test.each(withPartner)(
  '%s: joins a chunk below the minimum size to its neighbour if the result is not too long',
  (to, from) => {
    const { least, most } = chunkSizeFor(to);
    const size = (text: string) => measureChunk(text, to);
    const wrong = everySentence(language(to), language(from)).filter((sentence) => {
      const chunks = chunksOf(sentence, language(to), language(from));
      return chunks.slice(1).some((right, at) => {
        const left = chunks[at];
        if (!left || (size(left.target) >= least && size(right.target) >= least)) return false;
        const isInOrder = sentence.native.includes(`${left.native} ${right.native}`);
        const fits = size(`${left.target} ${right.target}`) <= most;
        return fits && isInOrder && !final.test(left.target);
      });
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  },
);

test.each([
  [
    'en',
    'fr',
    'Sam, do you have your maths book today?',
    'Sam, do you have | your maths book today?',
  ],
  [
    'en',
    'fr',
    'Thank you! What is your favourite subject?',
    'Thank you! | What is | your favourite subject?',
  ],
  [
    'en',
    'fr',
    'No, but there is a bakery on the corner.',
    'No, but there is | a bakery | on the corner.',
  ],
  [
    'de',
    'en',
    'Ich mag Naturwissenschaften, aber ich mag keine Hausaufgaben.',
    'Ich mag Naturwissenschaften, | aber ich mag keine Hausaufgaben.',
  ],
  [
    'es',
    'en',
    '¡Gracias! ¿Cuál es tu asignatura favorita?',
    '¡Gracias! | ¿Cuál es | tu asignatura favorita?',
  ],
])('%s: divides “%s” into chunks as a teacher would', (to, from, text, expected) => {
  const [target, native] = [language(to), language(from)];
  const [found] = everySentence(target, native).filter((one) => one.target === text);
  expect(found && show(chunksOf(found, target, native))).toBe(expected);
});

test.each(
  writerLanguages.flatMap((to) =>
    writerLanguages.filter((from) => from !== to).map((from) => [to, from] as const),
  ),
)('%s from %s: does not pick a name or a single word as a phrase to find', (to, from) => {
  const [target, native] = [language(to), language(from)];
  const all = everySentence(target, native);
  const wrong = all.flatMap((sentence) => {
    const reply = answerPhrase(Task.parse({ task: 'phrase' }), [sentence], target, native);
    const { p } = reply as { p: string[][] };
    return p.filter(([, own = '', other = '']) => {
      const sides = [
        [own, target],
        [other, native],
      ] as const;
      const words = sides
        .filter(([, { code }]) => languageOf(code).spaces)
        .map(([side, { lexicon }]) =>
          side.split(/[\s’]+/u).filter((word) => lexicon.find(word)?.code !== 'P'),
        );
      return words.length > 0 && words.every((side) => side.length < 2);
    });
  });
  expect(wrong).toEqual([]);
  expect(locate(target, [['', all[0]?.target ?? '', '']])[0]?.found).toBeDefined();
});
