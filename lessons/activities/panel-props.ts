import type { CSSProperties, ReactNode } from 'react';
import type { PartOfSpeech, Sentence, SideName } from '#language/text/text.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';

/** The sides that an activity has in sight or out of it by itself. */
export interface FixedSides {
  target?: boolean | undefined;
  native?: boolean | undefined;
}

/** How a panel dresses the lesson. The screen lays out; the panel knows nothing of columns. */
export interface LessonSlots {
  /** Shows one sentence of the target language; absent, it is shown as it is. */
  target?: (sentence: Sentence) => ReactNode;
  /** Shows one sentence of the native language; absent, it is shown as it is. */
  native?: (sentence: Sentence) => ReactNode;
  /** The sides in sight whatever T and N say: a parallel text needs both, a dictation neither. */
  shows?: FixedSides | undefined;
  /** Whose direction the lines of `target` follow; a tangled text may go by the native one. */
  follows?: SideName;
  /** Both languages stand sentence by sentence beside each other. */
  rows?: boolean;
  /** A number stands beside every paragraph, turn or row, outside of the text. */
  numbered?: boolean;
  /** For the whole text, such as the line height that readings above the words need. */
  textStyle?: CSSProperties | undefined;
  /** One word for the state of the whole text, as `data-state`: what is alike for all needs one mark. */
  textState?: string | undefined;
  /** Stands above the text, whatever its columns, such as a warning of its mistakes. */
  above?: ReactNode;
  /** Lies over the text and scrolls with it, such as a whiteboard. */
  overlay?: ReactNode;
  /** Stands at one word of the text and moves with it, such as what a dictionary says of it. */
  card?: ReactNode;
  /** Takes the whole place of the text: games and slides. */
  board?: ReactNode;
  /** What stands at the side: the activity's options and its word bank. */
  controls?: ReactNode;
}

/** What a teacher says of one word; an empty text takes that mark away. */
export interface WordChange {
  pos?: PartOfSpeech;
  lemma?: string;
  reading?: string;
  gloss?: string;
}

/** Stores a teacher's own marks of a word; the material comes anew. Rejects with the reason in words. */
export type EditWord = (
  sentenceId: string,
  side: SideName,
  tokenId: string,
  change: WordChange,
) => Promise<void>;

/** Which languages the teacher has switched on (T and N of the teaching view). */
export interface Sides {
  target: boolean;
  native: boolean;
}

/**
 * What every activity's `Panel.tsx` is given. `state` is what the activity stores (seed, options and
 * ids), the same for projector, reload, print and phones; what is revealed is the panel's own affair.
 */
export interface ActivityPanelProps<State> {
  material: LessonMaterial;
  state: State;
  onState: (state: State) => void;
  /** T and N as the teacher has set them. */
  sides: Sides;
  /** The address of a stored file, a clip or a picture, by its key. */
  address: (key: string) => string;
  /** Absent where the lesson is somebody else's. */
  editWord?: EditWord | undefined;
  children: (dress: LessonSlots) => ReactNode;
}
