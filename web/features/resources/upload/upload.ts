import { t } from '@lingui/core/macro';
import { Draft } from '#contracts/resources/draft.ts';
import { matchesScript } from '#language/matches-script.ts';
import { alignPastedText, type PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { countPastedWords } from '#lessons/draft/pasted/check-pasted-text.ts';
import { guessTextType } from '#lessons/draft/pasted/parse-pasted-text.ts';

/** A text of the teacher that becomes a separate lesson. */
export interface Upload {
  key: string;
  /** Null for a pasted text. */
  fileName: string | null;
  draft: Draft;
  /** A note for the teacher about how the file was read. */
  note: string;
  phase: 'reading' | 'refused' | 'editing' | 'storing' | 'writing' | 'ready' | 'failed';
  /** The reason why a file was rejected or why making the lesson failed. */
  message: string;
  /** The id of its resource; null before the text is stored. */
  id: string | null;
  /**
   * The idempotency key of the create request. It prevents a retry from creating a second lesson, and is
   * renewed with each change.
   */
  sendKey: string;
  /** The number of sentences that have been translated so far. */
  sentences: number;
}

/** A new, empty text. Its languages, class and question types are copied from the draft `like`. */
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

/**
 * Sets the text of a draft. If the text field was empty before, the text type is detected: a dialogue or a
 * list.
 */
export function withText(draft: Draft, target: string, dialogues: boolean): Draft {
  const next = { ...draft, given: { ...draft.given, target } };
  if (draft.given?.target.trim()) return next;
  const guess = guessTextType(draft.to, target);
  return guess.startsWith('dialogue') && !dialogues ? next : { ...next, textType: guess };
}

/** The display name: the lesson's name, or else the file name, or else its number. */
export function nameOf({ draft, fileName }: Upload, at: number): string {
  return draft.title.trim() || fileName || t`Text ${{ number: at + 1 }}`;
}

/** True if the teacher can still edit the text: it is neither rejected nor in progress. */
export const isOpen = ({ phase }: Upload) => phase === 'editing' || phase === 'failed';

/** The open text: the selected text, or else the first text that can be edited. */
export function openOf(uploads: readonly Upload[], chosen: string | null): Upload | null {
  const open = uploads.filter(isOpen);
  return open.find(({ key }) => key === chosen) ?? open[0] ?? null;
}

/** Copies the settings of one text to another. */
export function likeFirst(draft: Draft, like: Draft): Draft {
  const { from, to, audience, audio, parts, tenses } = like;
  return { ...draft, from, to, audience, audio, parts, tenses };
}

/** The teacher's text, parsed into the rows of the future lesson. */
export interface ParsedUpload {
  rows: PastedRow[];
  words: number;
  /** True if every sentence already has a translation. */
  bothSides: boolean;
  /** True if the text is written in the script of the selected language. */
  fits: boolean;
}

/** True if the teacher's text in a draft is in the script of its language. */
export const fitsLanguage = ({ given, to }: Draft) => matchesScript(to, given?.target ?? '');

/** Splits the teacher's text in a draft exactly as the server does, for the preview and the counts. */
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
