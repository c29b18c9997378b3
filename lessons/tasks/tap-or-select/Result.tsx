import { Plural, Trans } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageOf } from '#language/languages.ts';
import type { ResultProps } from '../task-view.tsx';
import { BlockText } from '../views/BlockText.tsx';
import { MarkedWord } from '../views/MarkedWord.tsx';
import { VerdictBadge } from '../views/VerdictBadge.tsx';
import type { TapOrSelectForPupil, TapOrSelectSubmitted } from './content.ts';
import { tapTextOf } from './tap-text.ts';
import { tappedMarks } from './tapped-marks.ts';

type Props = ResultProps<TapOrSelectForPupil, TapOrSelectSubmitted>;

/**
 * Shows the text with the verdict on every tap and the missed words, and below it the correct version of each
 * word.
 */
export default function Result({ task, mark, answersTold, language, itemAction }: Props) {
  const marks = tappedMarks(mark.items, answersTold);
  const { instruction, text } = tapTextOf(task?.blocks ?? []);
  const { locale, direction } = languageOf(language);
  const word = (id: string, shown: string): ReactNode => {
    if (marks.found.includes(id)) return <MarkedWord verdict="right">{shown}</MarkedWord>;
    if (marks.falseTaps.includes(id)) return <MarkedWord verdict="wrong">{shown}</MarkedWord>;
    if (marks.missed.includes(id)) return <Missed>{shown}</Missed>;
    return shown;
  };
  // A note says what the word should be. An item without a note is not listed for pupils, because the text
  // already shows everything about it.
  const told = mark.items.filter(({ expected }) => expected.includes(': '));
  const listed = itemAction ? mark.items : told;
  return (
    <div className="space-y-4">
      {instruction.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
        <BlockText key={at} block={block} className="font-bold text-xl" />
      ))}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        <li>
          <Plural value={{ count: marks.found.length }} one="# found" other="# found" />
        </li>
        <li>
          <Plural
            value={{ count: marks.falseTaps.length }}
            one="# wrong tap"
            other="# wrong taps"
          />
        </li>
        {task && (
          <li>
            <Plural
              value={{ count: Math.max(task.count - marks.found.length, 0) }}
              one="# missed"
              other="# missed"
            />
          </li>
        )}
      </ul>
      {text.length > 0 && (
        <div className="space-y-1 rounded-card border border-line bg-card px-4 py-3">
          {text.map((block, at) => (
            <BlockText
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
              key={at}
              block={block}
              className="text-lg leading-loose"
              tap={({ id, text: shown }) => word(id, shown)}
            />
          ))}
        </div>
      )}
      {listed.length > 0 && (
        <ul className="space-y-2">
          {listed.map((item) => (
            <li
              key={item.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-card px-4 py-3"
            >
              <VerdictBadge verdict={item.verdict} />
              <span
                lang={locale}
                dir={direction}
                className="task-text font-text min-w-0 break-words text-lg"
              >
                {item.expected || item.given}
              </span>
              {itemAction?.(item)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Missed({ children }: { children: ReactNode }) {
  return (
    <span className="mx-0.5 inline-flex items-center gap-1 rounded-small border-2 border-edge border-dashed px-1.5 leading-normal">
      {children}
      <CircleDashed size={15} aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="sr-only">
        <Trans>(missed)</Trans>
      </span>
    </span>
  );
}
