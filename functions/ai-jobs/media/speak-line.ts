import { secretKey, withStorageTimeout } from '#functions/media-store/media-store.ts';
import { mp3Duration } from '#functions/media-store/mp3-duration.ts';
import { plainAnswer } from '#language/marking/clean-answer.ts';
import { englishForm, sameForm } from '#language/marking/english-forms.ts';
import { foldVariants, hiragana } from '#language/marking/fold-variants.ts';
import { heardInDigits } from '#language/marking/heard-in-digits.ts';
import { sameButAccents } from '#language/marking/letters.ts';
import { type MarkingLanguage, markingLanguage } from '#language/marking/marking-language.ts';
import { nearestWriting } from '#language/marking/nearest-writing.ts';
import { numbersAsDigits } from '#language/marking/number-words.ts';
import { waysToWrite } from '#language/readings/ways-to-write.ts';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import { segmentText } from '#language/text/segment-text.ts';
import type { JobContext } from '../job-context.ts';
import type { Call } from '../models/model.ts';
import { ModelFailure } from '../models/model-failure.ts';
import type { Clip } from './clips.ts';
import { markSound } from './mark-as-made.ts';

const speed = 1;

/** A text to be read aloud by one voice in one language. */
export interface Line {
  input: string;
  voice: string;
  language: string;
}

/**
 * Returns the key of a line's clip: a keyed hash of all inputs that affect its sound. Throws `not_supported`
 * if there is no speech model.
 */
export function clipKey(
  { models, keySecret }: JobContext,
  { input, voice, language }: Line,
): Promise<string> {
  if (!models.speech) throw new ModelFailure('not_supported', 'no model speaks');
  const { name } = models.speech.model;
  return secretKey(keySecret, ['speech', name, language, voice, String(speed), plainSpaces(input)]);
}

/**
 * Generates the audio of a line and stores the clip; the caller must still record it. A clip is accepted only
 * if the spoken words match the line. If they do not, because the model answered, translated or omitted
 * words, retries once and then returns null.
 */
export async function speakLine(
  context: JobContext,
  line: Line & { key: string },
  record: (call: Call) => void,
): Promise<Clip | null> {
  const on = context.models.speech;
  if (!on) throw new ModelFailure('not_supported', 'no model speaks');
  const { input, voice, language } = line;
  for (const strict of [false, true]) {
    const request = { on, voice, input, language, speed, strict };
    const { bytes: spoken, transcript } = await context.model.speak(request, record);
    if (transcript !== null && !speaksWords(language, input, transcript)) continue;
    const ms = mp3Duration(spoken);
    if (ms === null) throw new ModelFailure('model_nonsense', 'the clip is no MP3');
    const bytes = markSound(spoken);
    await withStorageTimeout(
      context.media.put(line.key, bytes, { httpMetadata: { contentType: 'audio/mpeg' } }),
    );
    return { key: line.key, type: 'audio/mpeg', bytes: bytes.length, ms };
  }
  return null;
}

/**
 * Returns true if the spoken words match the line, word for word. Ignores differences of spelling: capitals,
 * punctuation, spaces, accents, accepted spellings, kana for kanji, digits for words.
 *
 * The rules that score dictations are not used here. They also distinguish a slip from a mistake, which is
 * not needed for a voice, and their word lists would make up a tenth of this Worker's size.
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

/**
 * Returns the spelling of a Japanese line that is closest to the spoken words, in which kana may replace
 * kanji.
 */
function inWritingOf(said: string, line: string): string {
  const words = segmentText('ja', line, 't').filter(({ isWord }) => isWord);
  return nearestWriting(words.map(waysToWrite), said).join('');
}

function soundSame(expected: string, said: string, language: MarkingLanguage): boolean {
  const [wanted, given] = [lettersOf(expected, language), lettersOf(said, language)];
  if (wanted === given || sameButAccents(wanted, given, language)) return true;
  return language.code === 'en' && sameForm(englishForm(expected), englishForm(said));
}

/**
 * Returns the letters of a text in one of its accepted spellings. A decimal point between digits counts as a
 * letter.
 */
const lettersOf = (text: string, language: MarkingLanguage): string =>
  hiragana(foldVariants(text, language)).replace(/[^\p{L}\p{M}\p{N}.]/gu, '');
