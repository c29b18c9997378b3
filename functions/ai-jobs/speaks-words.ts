import { plainAnswer } from '#language/marking/clean-answer.ts';
import { englishForm, sameForm } from '#language/marking/english-forms.ts';
import { foldVariants, hiragana } from '#language/marking/fold-variants.ts';
import { heardInDigits } from '#language/marking/heard-in-digits.ts';
import { sameButAccents } from '#language/marking/letters.ts';
import { type MarkingLanguage, markingLanguage } from '#language/marking/marking-language.ts';
import { nearestWriting } from '#language/marking/nearest-writing.ts';
import { numbersAsDigits } from '#language/marking/number-words.ts';
import { waysToWrite } from '#language/readings/ways-to-write.ts';
import { segmentText } from '#language/text/segment-text.ts';

/**
 * Whether what was spoken is the line, word for word. How it is spelt counts for nothing: capitals, signs,
 * spaces, accents, accepted spellings, kana for kanji, digits for words. The rules that mark a dictation
 * also tell a slip from a mistake; a voice makes no slips, so they are not needed here, and their word
 * lists would be a tenth of this Worker.
 */
export function speaksWords(code: string, line: string, spoken: string): boolean {
  const language = markingLanguage(code);
  const said = plainAnswer(spoken, language);
  const expected = code === 'ja' ? inWritingOf(said, line) : plainAnswer(line, language);
  const inDigits = heardInDigits({ expected, signs: line, typed: said }, code);
  return (
    [said, inDigits].some((words) => soundSame(expected, words, language)) ||
    soundSame(numbersAsDigits(expected, code), numbersAsDigits(said, code), language)
  );
}

/** A Japanese line in the writing that is nearest to what was said, because kana may stand for kanji. */
function inWritingOf(said: string, line: string): string {
  const words = segmentText('ja', line, 't').filter(({ isWord }) => isWord);
  return nearestWriting(words.map(waysToWrite), said).join('');
}

function soundSame(expected: string, said: string, language: MarkingLanguage): boolean {
  const [wanted, given] = [lettersOf(expected, language), lettersOf(said, language)];
  if (wanted === given || sameButAccents(wanted, given, language)) return true;
  return language.code === 'en' && sameForm(englishForm(expected), englishForm(said));
}

/** The letters in one of their accepted spellings; between digits a point is one. */
const lettersOf = (text: string, language: MarkingLanguage): string =>
  hiragana(foldVariants(text, language)).replace(/[^\p{L}\p{M}\p{N}.]/gu, '');
