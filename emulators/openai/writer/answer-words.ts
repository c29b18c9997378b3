import { topics } from './corpus/topics.ts';
import type { WriterLanguage } from './languages.ts';
import type { WordEntry } from './lexicon.ts';
import { everyScene, type Located } from './locate.ts';
import type { Data, Task } from './read-request.ts';

/**
 * Generates the reply to `words`: class, lemma, meaning and reading of every word, in the requested order.
 */
export function answerWords(
  task: Task,
  located: readonly Located[],
  languages: { target: WriterLanguage; native: WriterLanguage },
): unknown {
  const own = languages[task.side];
  const other = task.side === 'target' ? languages.native : languages.target;
  return {
    w: task.tokens.map(([id, forms]) => {
      const found = located.find((sentence) => sentence.id === id)?.found;
      const place = found ? `${found.scene}.${found.place}` : undefined;
      return [id, forms.map((form) => describe(form, own.lexicon.find(form, place), own, other))];
    }),
  };
}

function describe(
  form: string,
  entry: WordEntry | undefined,
  own: WriterLanguage,
  other: WriterLanguage,
): string[] {
  if (!entry) return ['X', '', '', ''];
  return [
    entry.code,
    entry.lemma === form ? '' : entry.lemma,
    glossOf(entry, own, other),
    entry.reading,
  ];
}

/**
 * Translates through English: the lexicon stores the meaning of a word as an English lemma, and this lemma
 * has a translation in the other language. Names need no meaning.
 */
export function glossOf(entry: WordEntry, own: WriterLanguage, other: WriterLanguage): string {
  if (entry.code === 'P') return '';
  const english = own.code === 'en' ? entry.lemma : entry.gloss;
  return other.code === 'en' ? english : (other.lexicon.byGloss(english) ?? '');
}

/** Generates the reply to `pictures`: the emoji of each word that has one in the corpus. */
export function answerPictures(data: Data, target: WriterLanguage): unknown {
  const known = new Map(
    everyScene.flatMap((scene) => {
      const signs = topics[scene].vocab.split(' ');
      return (target.text.scenes[scene]?.vocab ?? []).map(
        (word, at) => [word, signs[at] ?? ''] as const,
      );
    }),
  );
  return {
    e: data.vocab.flatMap(([id = '', word = '']) => {
      const sign = known.get(word)?.slice(1);
      return sign && sign !== '-' ? [[id, sign]] : [];
    }),
  };
}
