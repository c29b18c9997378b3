import { Draft } from '#contracts/resources/draft.ts';
import { matchesScript } from '#language/matches-script.ts';
import { alignPastedText, type PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { countPastedWords } from '#lessons/draft/pasted/check-pasted-text.ts';
import { guessTextType } from '#lessons/draft/pasted/parse-pasted-text.ts';

/** One text on its way to a lesson of its own. */
export interface Upload {
  key: string;
  /** Null for a text that was pasted. */
  fileName: string | null;
  draft: Draft;
  /** What reading the file left to say. */
  note: string;
  phase: 'reading' | 'refused' | 'editing' | 'storing' | 'writing' | 'ready' | 'failed';
  /** Why a file was refused, or why making the lesson failed. */
  message: string;
  /** Its resource, once it is stored. */
  id: string | null;
  /** Under which it is stored, so that a second try makes no second lesson; new with each change. */
  sendKey: string;
  /** How many sentences stand already while it is translated. */
  sentences: number;
}

/** A text as it comes: empty, with the languages, class and questions of `like`. */
export function newUpload(
  key: string,
  sendKey: string,
  fileName: string | null,
  like: Draft,
): Upload {
  const { from, to, audience, audio, parts, tenses } = like;
  return {
    key,
    fileName,
    draft: Draft.parse({ from, to, audience, audio, parts, tenses, given: { target: '' } }),
    note: '',
    phase: fileName === null ? 'editing' : 'reading',
    message: '',
    id: null,
    sendKey,
    sentences: 0,
  };
}

/** A text that was put into an empty field says by itself whether it is a dialogue or a list. */
export function withText(draft: Draft, target: string, dialogues: boolean): Draft {
  const next = { ...draft, given: { ...draft.given, target } };
  if (draft.given?.target.trim()) return next;
  const guess = guessTextType(draft.to, target);
  return guess.startsWith('dialogue') && !dialogues ? next : { ...next, textType: guess };
}

/** What a teacher calls it: the lesson's name, else the file's, else its number. */
export function nameOf({ draft, fileName }: Upload, at: number): string {
  return draft.title.trim() || fileName || `Text ${at + 1}`;
}

/** Those that still want the teacher: not refused, not under way. */
export const isOpen = ({ phase }: Upload) => phase === 'editing' || phase === 'failed';

/** The text that stands open: the chosen one, else the first that there is something to do on. */
export function openOf(uploads: readonly Upload[], chosen: string | null): Upload | null {
  const open = uploads.filter(isOpen);
  return open.find(({ key }) => key === chosen) ?? open[0] ?? null;
}

/** The settings that one text passes on to all others. */
export function likeFirst(draft: Draft, like: Draft): Draft {
  const { from, to, audience, audio, parts, tenses } = like;
  return { ...draft, from, to, audience, audio, parts, tenses };
}

/** A given text as the lesson will have it. */
export interface ParsedUpload {
  rows: PastedRow[];
  words: number;
  /** Nothing is left to translate. */
  bothSides: boolean;
  /** The letters are those of the chosen language. */
  fits: boolean;
}

/** Whether the given text of a draft is written in the letters of its language. */
export const fitsLanguage = ({ given, to }: Draft) => matchesScript(to, given?.target ?? '');

/** Cuts the given text of a draft the way the server does, for the preview and the counts. */
export function parseUpload(draft: Draft): ParsedUpload {
  const { given = { target: '' }, to, from, textType } = draft;
  const { rows } = alignPastedText(given, { target: to, native: from }, textType);
  const words = countPastedWords(
    to,
    rows.map(({ target }) => target),
  );
  const bothSides = rows.length > 0 && rows.every(({ native }) => native !== null);
  return { rows, words, bothSides, fits: fitsLanguage(draft) };
}
