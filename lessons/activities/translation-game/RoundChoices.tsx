import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Eye, X } from 'lucide-react';
import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { fitFont, fitFontTogether } from '../games/fit-font.ts';
import { GameWords } from '../games/GameWords.tsx';
import type { Race } from './race.ts';
import type { Round } from './rounds.ts';

interface RoundChoicesProps {
  race: Race;
  round: Round;
  languages: Pick<Text, 'target' | 'native'>;
  onPick: (id: string) => void;
}

/** The icon overlaps the text, because reserving space for it would break long words. */
const corner = 'absolute end-1.5 bottom-1.5 size-7 stroke-3';

/**
 * Four answers with the numbers that pupils call out. Once an answer is picked, the right answer is shown.
 */
export function RoundChoices({ race, round, languages, onPick }: RoundChoicesProps) {
  const marked = race.outcome !== 'asked';
  const all = round.choices.map((choice) => choice[round.asked]);
  const fontSize = fitFontTogether(all, languages[round.asked], '1rem', '3rem', 3.5);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid that fills the board
    <div
      role="group"
      aria-label={t({ message: 'Answers', context: 'to choose from' })}
      dir={languageOf(languages[round.asked]).direction}
      className="grid min-h-48 flex-[3] auto-rows-fr gap-3 sm:grid-cols-2 short:min-h-32 short:gap-2"
    >
      {round.choices.map((choice, at) => {
        const right = marked && choice.id === round.item.id;
        const wrong = choice.id === race.picked && !right;
        const words = choice[round.asked];
        return (
          <button
            key={choice.id}
            type="button"
            data-choice={at + 1}
            aria-disabled={marked || undefined}
            onClick={() => onPick(choice.id)}
            className={classNames(
              'relative grid min-h-16 short:min-h-14 grid-cols-[auto_1fr] items-center gap-3 rounded-card border-3 px-4 py-1 shadow-soft',
              right && 'border-ok bg-ok-soft',
              wrong && 'border-bad bg-bad-soft',
              !right && !wrong && 'border-line bg-raised',
              !marked && 'hover:border-target',
            )}
          >
            <span className="font-bold font-sans text-ink-2 text-xl tabular-nums">{at + 1}</span>
            <span className="game-fit h-full min-h-14 short:min-h-11">
              <span style={{ fontSize }}>
                <GameWords
                  plain={right || wrong}
                  side={round.asked}
                  languages={languages}
                  words={words}
                />
              </span>
            </span>
            {right && <Check aria-label={t`the right answer`} className={`${corner} text-ok`} />}
            {wrong && <X aria-label={t`wrong`} className={`${corner} text-bad`} />}
          </button>
        );
      })}
    </div>
  );
}

interface SpokenRoundProps {
  race: Race;
  round: Round;
  languages: Pick<Text, 'target' | 'native'>;
  onOpen: () => void;
  onMark: (right: boolean) => void;
}

/** A spoken answer: the class says the answer, the answer is revealed, and the teacher marks it. */
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
            <Eye aria-hidden="true" className="size-8" />{' '}
            <Trans>Say it, then show the answer</Trans>
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
            <Check aria-hidden="true" className="size-6 stroke-3 text-ok" />{' '}
            <Trans>They were right</Trans>
          </Button>
          <Button size="large" onClick={() => onMark(false)}>
            <X aria-hidden="true" className="size-6 stroke-3 text-bad" />{' '}
            <Trans>Not this time</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
