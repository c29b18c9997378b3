import { buildSide } from '#language/text/build-sentence.ts';
import { glossOf } from './answer-words.ts';
import type { WriterLanguage } from './languages.ts';
import type { Data } from './read-request.ts';

/** The phrases of the feedback, in the pupil's language. Lists of words are inserted unchanged. */
interface Phrases {
  praise: (word: string, meaning: string) => string;
  thanks: string;
  spelling: (words: string) => string;
  longer: string;
  capital: (word: string) => string;
  stop: string;
  next: string;
}

const english: Phrases = {
  praise: (word, meaning) => `Well done: “${word}” (${meaning}) is just the right word here.`,
  thanks: 'Good that you tried it in your own words.',
  spelling: (words) => `Look again at how you spell ${words}.`,
  longer: 'Say a little more: give a reason or an example.',
  capital: (word) => `Begin with a capital letter: “${word}”.`,
  stop: 'End your sentence with its mark.',
  next: 'As a next step, join two ideas with a linking word.',
};

const phrases: Record<string, Phrases> = {
  en: english,
  de: {
    praise: (word, meaning) => `Gut: „${word}“ (${meaning}) passt hier genau.`,
    thanks: 'Gut, dass du es mit eigenen Worten versucht hast.',
    spelling: (words) => `Sieh noch einmal nach, wie man ${words} schreibt.`,
    longer: 'Schreib etwas mehr: einen Grund oder ein Beispiel.',
    capital: (word) => `Am Anfang schreibt man groß: „${word}“.`,
    stop: 'Am Ende fehlt das Satzzeichen.',
    next: 'Verbinde als Nächstes zwei Gedanken mit einem Bindewort.',
  },
  fr: {
    praise: (word, meaning) => `Bravo : « ${word} » (${meaning}) est le mot juste.`,
    thanks: 'C’est bien d’avoir essayé avec tes propres mots.',
    spelling: (words) => `Vérifie l’orthographe de ${words}.`,
    longer: 'Écris un peu plus : donne une raison ou un exemple.',
    capital: (word) => `Commence par une majuscule : « ${word} ».`,
    stop: 'Il manque la ponctuation à la fin.',
    next: 'Pour aller plus loin, relie deux idées avec un mot de liaison.',
  },
  es: {
    praise: (word, meaning) => `Muy bien: «${word}» (${meaning}) es la palabra justa.`,
    thanks: 'Está bien que lo hayas intentado con tus propias palabras.',
    spelling: (words) => `Mira otra vez cómo se escribe ${words}.`,
    longer: 'Escribe un poco más: da una razón o un ejemplo.',
    capital: (word) => `Empieza con mayúscula: «${word}».`,
    stop: 'Falta el signo al final de la frase.',
    next: 'Como siguiente paso, une dos ideas con un conector.',
  },
};

/** Word classes that the feedback praises: nouns, verbs and adjectives. */
const contentWords = 'NVA';
const shortAnswer = 5;
const endMark = /[.!?…。！？؟]["”»」』]?\s*$/u;

/**
 * Generates the reply to `feedback`: praise and the most important next step, in the pupil's language and
 * about the pupil's own words. A word that the writer does not know counts as a possible misspelling.
 */
export function answerFeedback(
  { written }: Pick<Data, 'written'>,
  target: WriterLanguage,
  native: WriterLanguage,
): unknown {
  const say = phrases[native.code] ?? english;
  const words = buildSide(target.code, written.trim(), 'x')
    .tokens.filter(({ isWord }) => isWord)
    .map(({ text }) => ({ text, entry: target.lexicon.find(text) }));
  const best = words
    .filter(({ entry }) => entry && contentWords.includes(entry.code))
    .sort((a, b) => b.text.length - a.text.length)[0];
  const meaning = best?.entry && glossOf(best.entry, target, native);
  const unknown = [...new Set(words.filter(({ entry }) => !entry).map(({ text }) => text))];
  const [first = ''] = written.trim();
  const isSmall = first !== first.toLocaleUpperCase(target.code);
  const capital = `${first.toLocaleUpperCase(target.code)}${words[0]?.text.slice(1) ?? ''}`;
  const steps = [
    ...(words.length < shortAnswer ? [say.longer] : []),
    ...(unknown.length > 0
      ? [
          say.spelling(
            unknown
              .slice(0, 2)
              .map((w) => `“${w}”`)
              .join(', '),
          ),
        ]
      : []),
    ...(isSmall ? [say.capital(capital)] : []),
    ...(endMark.test(written) ? [] : [say.stop]),
  ];
  const slips = (isSmall ? 5 : 0) + (endMark.test(written) ? 0 : 5);
  const strange = words.length > 0 ? unknown.length / words.length : 1;
  const points = 45 + Math.min(50, 6 * words.length) - slips - Math.round(30 * strange);
  return {
    f: [
      best && meaning ? say.praise(best.text, meaning) : say.thanks,
      ...(steps.length > 0 ? steps.slice(0, 2) : [say.next]),
    ].join(' '),
    p: Math.min(100, Math.max(0, points)),
  };
}
