import { Undo2 } from 'lucide-react';
import type { ItemResults } from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import { VerdictSign } from '../VerdictSign.tsx';
import { pointsOf } from './missed-items.ts';

interface GivenAnswerProps {
  answer: ItemResults['items'][number]['answers'][number];
  /** The stored code of the language it was given in. */
  language: string | undefined;
  /** How many items the task has. */
  size: number;
  /** Whether answers of this task can be accepted at all, and by this person. */
  mayAccept: boolean;
  busy: boolean;
  onAccept: () => void;
  onUndo: () => void;
}

/** One answer that pupils gave, how many did, how it is marked, and what the teacher can say to it. */
export function GivenAnswer(props: GivenAnswerProps) {
  const { answer, language, size, mayAccept, busy, onAccept, onUndo } = props;
  const { given, count, verdict, accepted } = answer;
  const points = pointsOf(verdict, size);
  const pupils = count === 1 ? '1 pupil' : `${count} pupils`;
  const offers = mayAccept && given !== '' && (verdict === 'wrong' || verdict === 'partly');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-dashed border-line py-2.5 first:border-t-0">
      <span className="min-w-0 flex-1 basis-40 font-text text-lg font-semibold break-words">
        <bdi {...(language ? inLanguage(language) : { dir: 'auto' })}>{given}</bdi>
      </span>
      <span className="text-sm text-ink-2">
        {pupils}
        {offers && !accepted && points > 0 && `, up to +${points} %${count === 1 ? '' : ' each'}`}
      </span>
      <VerdictSign verdict={verdict} word={accepted ? 'Accepted by you' : undefined} />
      {offers && !accepted && (
        <span className="print:hidden">
          <Button size="small" className="min-h-11" busy={busy} onClick={onAccept}>
            Accept this too
            <span className="sr-only">: {given}</span>
          </Button>
        </span>
      )}
      {mayAccept && accepted && (
        <span className="print:hidden">
          <Button size="small" className="min-h-11" busy={busy} onClick={onUndo}>
            <Undo2 size={16} aria-hidden="true" /> Undo
            <span className="sr-only"> accepting {given}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
