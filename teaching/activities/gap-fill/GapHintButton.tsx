import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { Text } from '../../text/text.ts';
import { type GapHint, gapHints } from './gap-hints.ts';
import type { Gaps } from './use-gaps.ts';
import { verbParts } from './verb-parts.ts';

interface GapHintButtonProps {
  gaps: Gaps;
  /** The gap to hint at: the first that is still closed. */
  id: string;
  text: Text;
}

/** One rung of the ladder at each press: the meaning, the first letter, the length, the answer. */
export function GapHintButton({ gaps, id, text }: GapHintButtonProps) {
  const [rung, setRung] = useState(0);
  const number = gaps.tokens.findIndex((token) => token.id === id);
  const token = gaps.tokens[number];
  if (!token) return null;
  const sentence = text.sentences.find(({ target }) => target.tokens.includes(token));
  const prefix = sentence && verbParts(sentence, text.target).get(id);
  const hints = gapHints(text.target, token, prefix);
  const given = hints.slice(0, rung);
  const climb = () => {
    if (hints[rung]?.kind === 'answer') gaps.actions.open(id);
    else setRung(rung + 1);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="small" variant="quiet" onClick={climb}>
        <Lightbulb aria-hidden="true" className="size-4" /> Hint for gap {number + 1}
      </Button>
      <p className="text-ink-2 text-sm" aria-live="polite">
        {given.map(hintWords).join(' · ')}
      </p>
    </div>
  );
}

function hintWords({ kind, text }: GapHint): string {
  if (kind === 'parts') return `It has 2 parts, the other one is “${text}”`;
  if (kind === 'meaning') return `It means “${text}”`;
  if (kind === 'first-letter') return `It starts with ${text}`;
  return text === '1' ? 'It has 1 letter' : `It has ${text} letters`;
}
