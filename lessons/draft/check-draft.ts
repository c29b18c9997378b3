import { type Draft, wordCounts } from '#contracts/resources/draft.ts';
import { firstStrangeCharacter, strangeCharacterMessage } from '#contracts/validation/free-text.ts';
import { isLanguageCode } from '#language/languages.ts';
import { isAudience } from '#language/levels.ts';
import { checkPastedText, type PastedField } from './pasted/check-pasted-text.ts';
import { details, tensesOf } from './tenses-and-details.ts';

/** The error message for each field that is not ready; valid fields are absent. */
export type DraftProblems = Partial<Record<DraftField, string>>;
type DraftField = keyof Draft | PastedField;

/** Maximum number of vocabulary items on the dashboard, which suggests 20 to 25 (specification 9). */
export const maxVocabulary = 60;

/**
 * Returns the errors to fix before generation. A draft may be stored with errors, but only a draft without
 * errors is sent to the model. Empty vocabulary lines are ignored.
 */
export function checkDraft(draft: Draft): DraftProblems {
  const found: DraftProblems = {
    ...problem('title', textProblem(draft.title, 'Give the resource a name.')),
    // An existing text needs no prompt, and its length is fixed.
    ...(draft.given
      ? checkPastedText(draft.given, draft)
      : {
          ...problem('topic', textProblem(draft.topic, 'Say what the text should be about.')),
          ...problem('count', isWordCount(draft.count) ? '' : 'Choose one of the word counts.'),
        }),
    ...problem('from', isLanguageCode(draft.from) ? '' : 'Choose the language your pupils know.'),
    ...problem('to', languageProblem(draft)),
    ...problem('audience', isAudience(draft.audience) ? '' : 'Choose a level or a year group.'),
    ...problem('tenses', keysProblem(draft.tenses, tensesOf(draft.to), 'Choose a tense.')),
    ...problem('details', keysProblem(draft.details, details, 'Choose a detail, or None.')),
    ...problem('vocabulary', vocabularyProblem(draft.vocabulary)),
    ...problem('parts', partsProblem(draft)),
  };
  return found;
}

function problem(field: DraftField, message: string): DraftProblems {
  return message === '' ? {} : { [field]: message };
}

function textProblem(text: string, whenEmpty: string): string {
  if (text.trim() === '') return whenEmpty;
  const strange = firstStrangeCharacter(text);
  return strange === null ? '' : strangeCharacterMessage(strange);
}

function languageProblem({ from, to }: Draft): string {
  if (!isLanguageCode(to)) return 'Choose the language of the text.';
  return from === to ? 'Choose two different languages.' : '';
}

function isWordCount(count: number): boolean {
  return wordCounts.some((offered) => offered === count);
}

function keysProblem(
  keys: readonly number[],
  options: readonly { key: number }[],
  whenWrong: string,
): string {
  const known = new Set(options.map((option) => option.key));
  const exclusive = Math.max(...known);
  const sound = keys.length > 0 && keys.every((key) => known.has(key));
  return sound && (keys.length === 1 || !keys.includes(exclusive)) ? '' : whenWrong;
}

function vocabularyProblem(vocabulary: Draft['vocabulary']): string {
  const lines = vocabulary.filter(({ target, native }) => target.trim() + native.trim() !== '');
  if (lines.length > maxVocabulary) return `Use at most ${maxVocabulary} vocabulary items.`;
  if (lines.some(({ target, native }) => target.trim() === '' || native.trim() === '')) {
    return 'Give every word its translation.';
  }
  for (const line of lines) {
    const message = textProblem(line.target, '') || textProblem(line.native, '');
    if (message) return message;
  }
  return '';
}

/** Reports an error for "Who said what" if the text has no speakers. */
function partsProblem({ parts, textType }: Draft): string {
  const speaks = textType === 'dialogue2' || textType === 'dialogue3';
  return parts.includes('whoSaidWhat') && !speaks
    ? 'Who said what needs a dialogue. Choose a dialogue, or leave this out.'
    : '';
}
