import { t } from '@lingui/core/macro';
import { isRecord } from '#contracts/validation/is-record.ts';
import { languageOf } from '#language/languages.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Preferences } from '../../draft/preferences.ts';
import { type ActivityPanelProps, activityView } from '../activity-view.tsx';
import { useKeys } from '../keys.ts';
import { useAfterPaint, useNodeCache } from '../painting.ts';
import { defaultGapOptions, gapPreferences } from './defaults.ts';
import { allRevealed } from './gap-reveal.ts';
import { gapStart, makeGaps, retainGaps } from './make-gaps.ts';
import type { GapState } from './state.ts';
import { useGaps } from './use-gaps.ts';
import { verbParts } from './verb-parts.ts';

/**
 * The lesson page opens with the gap-fill, so its gaps must be usable before the menus around them have
 * loaded.
 */
const GapControls = lazyPart(async () => (await import('./GapControls.tsx')).GapControls);

const drawSentence = (props: GapSentenceProps) => <GapSentence {...props} />;
const nowhere = { place: 0, gaps: [] };

/**
 * The gap-fill on the projector: click a gap, reveal the next one, or reveal all. A reload preserves the
 * state.
 */
export function Panel(props: ActivityPanelProps<GapState>) {
  const { text } = props.material;
  const gaps = useGaps(props);
  const { state, revealed, choosing, actions } = gaps;
  useKeys({ r: actions.revealNext, s: actions.revealAll, h: actions.hideAll });
  // Revealing all gaps sets one attribute on the whole text; the gap labels and the bank update just after
  // it.
  const all = allRevealed(state.ids, revealed);
  const drawn = useAfterPaint(revealed, all || revealed.size === 0);
  const sentenceNode = useNodeCache(drawSentence, sameGaps);
  return props.children({
    textState: all ? 'gaps-open' : revealed.size === 0 ? 'gaps-closed' : undefined,
    textStyle: state.options.lengthClue
      ? undefined
      : {
          '--gap-width': JSON.stringify(gaps.widest),
          '--gap-least': languageOf(text.target).spaces ? '4.5em' : '3em',
        },
    target: (sentence) => {
      const { place, gaps: here } = gaps.bySentence.get(sentence) ?? nowhere;
      return sentenceNode(sentence.id, {
        sentence,
        language: text.target,
        place,
        gaps: here,
        open: drawn,
        start: state.options.start,
        choosing,
        onTap: choosing ? actions.tapWord : actions.tapGap,
      });
    },
    controls: <GapControls gaps={gaps} drawn={drawn} text={text} />,
  });
}

/**
 * Avoids importing the definition and its schemas: the page opens with this activity, so it must load fast.
 */
const lightRules = {
  missing: () => null,
  read: parseGapState,
  start: ({ text, vocabulary }: LessonMaterial, seed: number, usual: Preferences) =>
    makeGaps({ text, vocabulary, options: gapPreferences.into(defaultGapOptions, usual), seed }),
  preferencesOf: ({ options }: GapState) => gapPreferences.of(options),
};

export default activityView(lightRules, Panel);

interface GapSentenceProps {
  sentence: Sentence;
  language: string;
  /** The sentence's number in the text, counted from 1. */
  place: number;
  /**
   * The token ids of this sentence's gaps in text order. Gaps are numbered per sentence; otherwise a new gap
   * at the top of the text would renumber and rerender all later gaps.
   */
  gaps: readonly string[];
  /** The ids of the open gaps in the text. */
  open: ReadonlySet<string>;
  start: GapState['options']['start'];
  /** True while the teacher taps words to make gaps. */
  choosing: boolean;
  onTap: (tokenId: string) => void;
}

/** One sentence with its gaps. Words that are not gaps are plain text, which keeps a long text light. */
function GapSentence(props: GapSentenceProps) {
  const { sentence, gaps, choosing, onTap } = props;
  const parts = verbParts(sentence, props.language);
  const pieces = sentence.target.tokens.map(({ id, text, isWord }): GapPiece => {
    const number = gaps.indexOf(id) + 1;
    return number > 0 || (choosing && isWord)
      ? { kind: 'gap', id, text, number }
      : { kind: 'words', text };
  });
  const draw = (piece: GapPiece) => {
    if (piece.kind === 'words') return piece.text;
    if (piece.number > 0) return gap(props, piece, parts.has(piece.id));
    return (
      <button
        key={piece.id}
        type="button"
        className="gap-word"
        aria-pressed={false}
        onClick={() => onTap(piece.id)}
      >
        {piece.text}
      </button>
    );
  };
  return <UnbreakableLine pieces={pieces} draw={draw} />;
}

/**
 * A piece of a sentence: plain text (`words`) or a word that is a gap. If `number` is 0, the word is not a
 * gap but can become a gap.
 */
type GapPiece = { kind: 'words'; text: string } | Gap;
type Gap = { kind: 'gap'; id: string; text: string; number: number };

/**
 * A plain function, not a component: a text may have hundreds of gaps, and each component would slow down
 * reconciliation.
 */
function gap(props: GapSentenceProps, { id, text, number }: Gap, inTwoParts: boolean) {
  const { place, open, language, start, choosing, onTap } = props;
  const shown = open.has(id);
  const clue = gapStart(language, text, start);
  const hidden = choosing ? text : hiddenName(number, place, clue, inTwoParts);
  return (
    <button
      key={id}
      type="button"
      className="gap"
      data-gap={id}
      data-shown={shown || undefined}
      aria-label={shown ? t`Gap ${number} of sentence ${place}: ${{ answer: text }}` : hidden}
      aria-pressed={choosing || shown}
      onClick={() => onTap(id)}
    >
      {clue && !shown && (
        <span aria-hidden="true" className="gap-clue">
          {clue}
        </span>
      )}
      {inTwoParts && !shown && (
        <span aria-hidden="true" className="gap-parts" lang={wordingsLanguage()}>
          {t`2 parts`}
        </span>
      )}
      <span aria-hidden="true" className="gap-answer">
        {text}
      </span>
    </button>
  );
}

function hiddenName(number: number, place: number, clue: string, inTwoParts: boolean): string {
  if (clue && inTwoParts) {
    return t`Gap ${number} of sentence ${place}, starts with ${clue}, 2 parts`;
  }
  if (clue) return t`Gap ${number} of sentence ${place}, starts with ${clue}`;
  if (inTwoParts) return t`Gap ${number} of sentence ${place}, 2 parts`;
  return t`Gap ${number} of sentence ${place}`;
}

/**
 * True if the sentence looks the same with both sets of props. Moving the percentage slider changes only a
 * few sentences, and only these should rerender.
 */
const sameGaps = (a: GapSentenceProps, b: GapSentenceProps): boolean =>
  a.sentence === b.sentence &&
  a.start === b.start &&
  a.choosing === b.choosing &&
  a.gaps.length === b.gaps.length &&
  a.gaps.every((id, at) => b.gaps[at] === id) &&
  (a.open === b.open || a.gaps.every((id) => a.open.has(id) === b.open.has(id)));

/**
 * Parses a state from browser storage or from an older server; returns undefined if it looks incomplete. The
 * server validates with the full schema. This simple check keeps Zod out of a page that must load fast.
 */
function parseGapState(value: unknown, text: Text): GapState | undefined {
  return looksWhole(value) ? retainGaps(value, text) : undefined;
}

function looksWhole(value: unknown): value is GapState {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, ids, options } = value as Partial<Record<keyof GapState, unknown>>;
  const source = isRecord(options) ? options.source : undefined;
  return (
    typeof seed === 'number' &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string') &&
    isRecord(source) &&
    typeof source.kind === 'string'
  );
}
