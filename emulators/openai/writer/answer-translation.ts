import { languageOf } from '#language/languages.ts';
import { buildSide } from '#language/text/build-sentence.ts';
import { glossOf } from './answer-words.ts';
import type { WriterLanguage } from './languages.ts';
import { type Located, locate, sentenceAt } from './locate.ts';
import type { Data, Task } from './read-request.ts';

/** A prefix that shows that a text is not a real translation. */
const demoMark = '[demo]';

/**
 * Generates the reply to `translate`: rows of number, segmented sentence and translation. The writer has
 * translations of its own scenes' sentences in every language. For any other sentence, it returns the
 * `[demo]` prefix and translates word by word; unknown words stay unchanged.
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

/** Returns the sentence divided into words as in the corpus, for a language without spaces. */
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
