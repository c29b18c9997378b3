import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { graphemes } from '#language/graphemes.ts';
import { languageOf } from '#language/languages.ts';
import type { Text, Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { GapWord } from './GapWord.tsx';
import { reachingOut } from './make-gaps.ts';
import type { Gaps } from './use-gaps.ts';
import { verbParts } from './verb-parts.ts';

interface GapHintButtonProps {
  gaps: Gaps;
  text: Text;
}

/** The gap that the hints describe, and the number of hints shown. */
interface Wanted {
  id: string;
  rung: number;
}

const works: WorkByLesson<Wanted | undefined> = new Map();

/**
 * Shows one more hint on each press: the meaning, the first letter, the length, then the answer. The hints
 * describe the first closed gap, which is highlighted; they stay on that gap until it is opened.
 */
export function GapHintButton({ gaps, text }: GapHintButtonProps) {
  const { tokens, revealed, actions } = gaps;
  const { work } = usePausedWork(works, gaps.lesson, gaps.board);
  const [wanted, setWanted] = useState(work.left);
  useSaveOnLeave(work, () => wanted);
  const closed = tokens.filter(({ id }) => !revealed.has(id));
  const token = closed.find(({ id }) => id === wanted?.id) ?? closed[0];
  const rung = token && wanted?.id === token.id ? wanted.rung : 0;
  const isMarked = token !== undefined && wanted?.id === token.id;
  useMark(isMarked ? token.id : undefined);
  // Reserve the space, because the button renders one frame after the text.
  if (!token) return <span className="block min-h-9" />;
  const sentence = text.sentences.find(({ target }) => target.tokens.includes(token));
  const prefix = sentence && verbParts(sentence, text.target).get(token.id);
  const hints = gapHints(text.target, token, prefix);
  const climb = () => {
    if (hints[rung]?.kind === 'answer') actions.open(token.id);
    else setWanted({ id: token.id, rung: rung + 1 });
  };
  const after = closed[(closed.indexOf(token) + 1) % closed.length];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="small" variant="quiet" onClick={climb}>
        <Lightbulb aria-hidden="true" className="size-4" />{' '}
        <Trans>Hint for gap {{ number: tokens.indexOf(token) + 1 }}</Trans>
      </Button>
      {after && after !== token && (
        <Button size="small" variant="quiet" onClick={() => setWanted({ id: after.id, rung: 0 })}>
          <Trans>Next gap</Trans>
        </Button>
      )}
      <p className="text-ink-2 text-sm" aria-live="polite">
        {hints.slice(0, rung).map((hint, at) => (
          <span key={hint.kind}>
            {at > 0 && ' · '}
            <Hint hint={hint} text={text} />
          </span>
        ))}
      </p>
    </div>
  );
}

/** Highlights the gap in the text without a rerender of the text. */
function useMark(id: string | undefined): void {
  useLayoutEffect(() => {
    if (id === undefined) return;
    const gap = document.querySelector(`[data-gap="${CSS.escape(id)}"]`);
    gap?.setAttribute('data-hinted', '');
    return () => gap?.removeAttribute('data-hinted');
  }, [id]);
}

/** Scripts whose characters are not called “letters” in English. */
const signs: ReadonlySet<string> = new Set(['Jpan', 'Hans', 'Hant', 'Kore', 'Thai']);

function Hint({ hint, text }: { hint: GapHint; text: Text }): ReactNode {
  const { kind, text: words } = hint;
  if (kind === 'parts') {
    return (
      <Trans>
        It has 2 parts, the other one is “<GapWord language={text.target} word={words} />”
      </Trans>
    );
  }
  if (kind === 'meaning') {
    return (
      <Trans>
        It means “<GapWord language={text.native} word={words} />”
      </Trans>
    );
  }
  if (kind === 'first-letter') {
    return (
      <Trans>
        It starts with <GapWord language={text.target} word={words} />
      </Trans>
    );
  }
  const count = Number(words);
  return signs.has(languageOf(text.target).script)
    ? plural(count, { one: 'It has # character', other: 'It has # characters' })
    : plural(count, { one: 'It has # letter', other: 'It has # letters' });
}

/** One hint in the sequence. */
interface GapHint {
  kind: 'parts' | 'meaning' | 'first-letter' | 'length' | 'answer';
  /** Display text: the number of letters for `length`, the visible part for `parts`. */
  text: string;
}

/**
 * Returns the hints in order, from the least revealing to the answer (language-rules 1.10). A word without a
 * gloss starts with the second hint.
 */
export function gapHints(language: string, token: Token, prefix?: Token): GapHint[] {
  const letters = graphemes(token.text);
  const hints: GapHint[] = token.gloss ? [{ kind: 'meaning', text: token.gloss }] : [];
  if (prefix) hints.push({ kind: 'parts', text: prefix.text });
  if (letters.length > 1) {
    hints.push({ kind: 'first-letter', text: reachingOut(language, letters[0] ?? '') });
  }
  hints.push({ kind: 'length', text: String(letters.length) });
  hints.push({ kind: 'answer', text: token.text });
  return hints;
}
