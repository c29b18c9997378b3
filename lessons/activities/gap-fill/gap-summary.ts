import { partOfSpeechNames } from '#language/text/part-of-speech-codes.ts';
import { everyWord } from './menu.ts';
import type { GapOptions, GapSource } from './options.ts';

/** Which words are gaps and what helps with them, such as "25% of the words · word bank". */
export function gapSummary({ source, bank, start }: GapOptions): string {
  const pieces = [sourceInWords(source), bank && 'word bank', helps[start]];
  return pieces.filter(Boolean).join(' · ');
}

const helps: Record<GapOptions['start'], string> = {
  nothing: '',
  'first-letter': 'first letter shown',
  'first-half': 'first half shown',
};

function sourceInWords(source: GapSource): string {
  switch (source.kind) {
    case 'percentage':
      return `${source.percent}% of the words`;
    case 'random':
      if (source.count === everyWord) return 'Every word';
      return source.count === 1 ? '1 random word' : `${source.count} random words`;
    case 'partOfSpeech':
      return partOfSpeechNames[source.pos];
    case 'vocabulary':
      return 'The key vocabulary';
    case 'halfWords':
      return 'Every second word';
    case 'chosen':
      return 'Words you chose';
  }
}
