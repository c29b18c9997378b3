import type { Draft } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import { speakersIn } from '#lessons/draft/voices.ts';

/** The lines of the dashboard's summary that say what will be made. `questions` is how many types. */
export function summarise(draft: Draft, questions: number) {
  const speakers = speakersIn[draft.textType];
  const spaceless = languageOf(draft.to).spaces ? '' : ` of ${languageName(draft.to)}`;
  const pairs = draft.vocabulary.filter((pair) => pair.target.trim() && pair.native.trim()).length;
  return {
    length: `about ${draft.count} words${spaceless}${speakers > 0 ? `, ${speakers} speakers` : ''}`,
    vocabulary: pairs === 0 ? 'chosen by the writer' : `${pairs} of your words`,
    sound: soundOf(draft, speakers),
    ready: `about ${secondsToGenerate(draft.count, questions)} seconds`,
  };
}

const voiceCounts: Record<number, string> = { 1: 'one', 2: 'two', 3: 'three' };

/** The sound of a lesson in a few words; `speakers` is how many people talk in it. */
export function soundOf(draft: Draft, speakers: number): string {
  switch (draft.audio) {
    case 'none':
      return 'none';
    case 'record':
      return 'your own voice';
    case 'upload':
      return 'your MP3';
    case 'ai':
      return `${voiceCounts[Math.max(1, speakers)] ?? speakers} AI ${speakers < 2 ? 'voice' : 'voices'}`;
  }
}

/**
 * How long the text and its questions take, in steps of five seconds: a model writes about ten words a
 * second in two languages, and all question types are made at once after it. Sound comes later.
 */
export function secondsToGenerate(words: number, questions: number): number {
  const seconds = 5 + words / 10 + (questions > 0 ? 6 : 0);
  return Math.max(10, Math.round(seconds / 5) * 5);
}
