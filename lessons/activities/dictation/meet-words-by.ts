import { plainAnswer, withDots } from '#language/marking/clean-answer.ts';
import { comparePhrases } from '#language/marking/compare-phrases.ts';
import type { Comparison } from '#language/marking/compare-words.ts';
import { englishForm, sameForm } from '#language/marking/english-forms.ts';
import type { MarkingReason } from '#language/marking/marking-item.ts';

/** What a class has to mend. The other notes of marking are accepted spellings, spaces and signs. */
const toMend: readonly MarkingReason[] = ['accent', 'tone', 'typo'];

/**
 * How words as they were typed stand to those of the sentence, by the rules that mark homework; null
 * where marking calls them wrong: another word, another letter of the language, or nothing alike.
 */
export function meetWordsBy(how: Comparison) {
  const { language } = how;
  // Every word meets every other, so each is read once.
  const known = new Map<string, string>();
  const plain = (text: string): string => {
    const form = known.get(text) ?? plainAnswer(text, language);
    known.set(text, form);
    return form;
  };
  return (expected: string, typed: string): 'right' | 'nearly' | null => {
    const wanted = plain(expected);
    const forms = new Set([typed, withDots(typed, language)].map(plain));
    if (forms.has(wanted)) return 'right';
    if (language.code === 'en' && sameForm(englishForm(plain(typed)), englishForm(wanted)))
      return 'right';
    const met = [...forms]
      .map((form) => comparePhrases(wanted, form, how))
      .filter(({ verdict }) => verdict !== 'wrong');
    if (met.length === 0) return null;
    return met.some(({ reasons }) => !reasons.some((each) => toMend.includes(each)))
      ? 'right'
      : 'nearly';
  };
}
