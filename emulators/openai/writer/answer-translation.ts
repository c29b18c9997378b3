import { languageOf } from '#language/languages.ts';
import { buildSide } from '#language/text/build-sentence.ts';
import { glossOf } from './answer-words.ts';
import type { WriterLanguage } from './languages.ts';
import { type Located, locate, sentenceAt } from './locate.ts';
import type { Data, Task } from './read-request.ts';

/** Stands before what is no translation, so that nobody takes it for one. */
const demoMark = '[demo]';

/**
 * The reply to `translate`: rows of number, cut sentence and translation. The writer knows the sentences
 * of its own scenes in every language; of any other it gives, behind a mark, the dictionary's word for
 * each word it knows, and the word itself for the rest.
 */
export function answerTranslation(
  data: Data,
  task: Task,
  target: WriterLanguage,
  native: WriterLanguage,
): unknown {
  const located = locate(
    target,
    data.sentences.map(([number = '', , sentence = '']) => [number, sentence, '']),
  );
  const rows = task.rows.flatMap((number) => {
    const sentence = located[number - 1];
    return sentence ? [[`${number}`, ...translate(sentence, target, native)]] : [];
  });
  return { t: '', s: rows };
}

function translate(sentence: Located, target: WriterLanguage, native: WriterLanguage): string[] {
  const { found } = sentence;
  const known = found && sentenceAt(native, found);
  if (known) return [cutOf(sentence, target), known.wire];
  return ['', `${demoMark} ${glosses(sentence.target, target, native)}`];
}

/** The writer's own cut, where words are not parted by spaces. */
function cutOf({ found }: Located, target: WriterLanguage): string {
  if (languageOf(target.code).spaces || !found) return '';
  return sentenceAt(target, found)?.wire ?? '';
}

function glosses(text: string, target: WriterLanguage, native: WriterLanguage): string {
  return buildSide(target.code, text, 'x')
    .tokens.filter(({ isWord }) => isWord)
    .map(({ text: word }) => {
      const entry = target.lexicon.find(word);
      return (entry && glossOf(entry, target, native)) || word;
    })
    .join(' ');
}
