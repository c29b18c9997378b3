import { Check, Eye, X } from 'lucide-react';
import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { fitFont } from '../games/fit-font.ts';
import { GameWords } from '../games/GameWords.tsx';
import type { Race } from './race.ts';
import type { Round } from './rounds.ts';

interface SpokenRoundProps {
  race: Race;
  round: Round;
  languages: Pick<Text, 'target' | 'native'>;
  onOpen: () => void;
  onMark: (right: boolean) => void;
}

/** An answer that is said: the class speaks, the answer is uncovered, the teacher marks. */
export function SpokenRound({ race, round, languages, onOpen, onMark }: SpokenRoundProps) {
  const words = round.item[round.asked];
  return (
    <div className="flex min-h-48 flex-[3] flex-col gap-4">
      {race.outcome === 'asked' ? (
        <button
          type="button"
          data-choice="open"
          onClick={onOpen}
          className="grid flex-1 place-content-center rounded-card border-3 border-edge border-dashed bg-sunken font-semibold text-2xl text-ink-2 hover:border-target hover:text-ink"
        >
          <span className="inline-flex items-center gap-3">
            <Eye aria-hidden="true" className="size-8" /> Say it, then show the answer
          </span>
        </button>
      ) : (
        <div className="game-fit min-h-28 flex-1 rounded-card border-3 border-line bg-raised">
          <span style={{ fontSize: fitFont(words, languages[round.asked], '1.25rem', '5rem', 10) }}>
            <GameWords side={round.asked} languages={languages} words={words} />
          </span>
        </div>
      )}
      {race.outcome === 'open' && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="large" data-choice="right" onClick={() => onMark(true)}>
            <Check aria-hidden="true" className="size-6 stroke-3 text-ok" /> They were right
          </Button>
          <Button size="large" onClick={() => onMark(false)}>
            <X aria-hidden="true" className="size-6 stroke-3 text-bad" /> Not this time
          </Button>
        </div>
      )}
    </div>
  );
}
