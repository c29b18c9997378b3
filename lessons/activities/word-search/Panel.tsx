import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { unequalVocabulary } from '../games/game-words.ts';
import { TeamSetup } from '../games/TeamSetup.tsx';
import { type AbandonedByLesson, useGame } from '../games/use-game.ts';
import { type TeamNames, useTeamNames } from '../games/use-team-names.ts';
import { persistedWork } from '../persisted-work.ts';
import { ResetButton } from '../RevealButtons.tsx';
import { newSeed } from '../seeds.ts';
import { directionNames, sourceNames, wordSearch } from './index.ts';
import { SearchBoard } from './SearchBoard.tsx';
import { PausedSearch } from './search-game.ts';
import {
  chooseWords,
  makeWordSearch,
  type RefusedWord,
  sourcesIn,
  wordSearchOf,
} from './search-words.ts';
import {
  defaultWordSearchOptions,
  SearchDirections,
  SearchSource,
  type WordSearchOptions,
  type WordSearchState,
  wordCounts,
} from './state.ts';

const games = persistedWork('word-search', PausedSearch);
const abandoned: AbandonedByLesson<PausedSearch, WordSearchState> = new Map();

/** The word search on the projector. The grid is stored; found words persist in this tab. */
export function Panel({ material, state, onState, children }: ActivityPanelProps<WordSearchState>) {
  const named = useTeamNames();
  const count = named.names.length;
  const { options, seed } = state;
  const search = useMemo(() => wordSearchOf(state, material), [state, material]);
  const playedOn = useMemo(
    () => JSON.stringify([count, options.clue, search.grid.letters.join(' ')]),
    [count, options.clue, search],
  );
  const { game, goBack, again, make, teams } = useGame({
    games,
    abandoned,
    lesson: material.resourceId,
    board: playedOn,
    isOver: ({ search: left }) => left.over,
    state,
    onState,
    teams: named,
  });
  const deal = (wanted: WordSearchOptions, by: number) =>
    make(makeWordSearch({ material, options: wanted, seed: by }));
  const renew = () => deal(options, newSeed());
  return children({
    board: (
      <SearchBoard
        key={game.id}
        game={game}
        material={material}
        search={search}
        clue={options.clue}
        names={teams.names}
        onAgain={again}
        onBack={goBack}
        onNew={renew}
      />
    ),
    controls: (
      <SearchControls
        material={material}
        state={state}
        shown={search.words.length}
        teams={teams}
        onOptions={(wanted) => deal(wanted, seed)}
        onNew={renew}
      />
    ),
  });
}

export default activityView(rulesOf(wordSearch), Panel);

interface SearchControlsProps {
  material: LessonMaterial;
  state: WordSearchState;
  /** The number of words in the grid. */
  shown: number;
  teams: TeamNames;
  onOptions: (options: WordSearchOptions) => void;
  onNew: () => void;
}

const clues = [
  { value: 'word' as const, label: msg`The words` },
  { value: 'meaning' as const, label: msg`Their meanings` },
];

/**
 * The teacher's options: source, number and directions of the words, the content of the list, and the teams.
 */
function SearchControls(props: SearchControlsProps) {
  const { material, state, shown, teams, onOptions, onNew } = props;
  const { options, seed } = state;
  const there = sourcesIn(material);
  const refused = useMemo(
    () => chooseWords(material, options, seed).refused,
    [material, options, seed],
  );
  return (
    <div className="grid gap-5">
      <Button variant="primary" onClick={onNew}>
        <Shuffle aria-hidden="true" className="size-4" /> <Trans>New grid</Trans>
      </Button>
      <TeamSetup teams={teams} />
      <Segmented
        label={t`The list shows`}
        options={clues.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={options.clue}
        onChoose={(clue) => onOptions({ ...options, clue })}
      />
      <NativeSelect
        label={t`Number of words`}
        value={String(options.words)}
        options={wordCounts.map((count) => ({ value: String(count), label: String(count) }))}
        help={
          shown < options.words
            ? plural(
                { count: shown },
                {
                  one: 'This lesson has # that fit together.',
                  other: 'This lesson has # that fit together.',
                },
              )
            : undefined
        }
        onChange={(event) => {
          const words = wordCounts.find((count) => String(count) === event.currentTarget.value);
          if (words) onOptions({ ...options, words });
        }}
      />
      <NativeSelect
        label={t`How words run`}
        value={options.directions}
        options={SearchDirections.options.map((value) => ({
          value,
          label: i18n._(directionNames[value].title),
        }))}
        onChange={(event) =>
          onOptions({ ...options, directions: SearchDirections.parse(event.currentTarget.value) })
        }
      />
      <NativeSelect
        label={t`Made from`}
        value={options.source}
        options={there.map((value) => ({ value, label: i18n._(sourceNames[value]) }))}
        help={unequalVocabulary(material) ? i18n._(guidanceWords.alignVocabulary) : undefined}
        onChange={(event) =>
          onOptions({ ...options, source: SearchSource.parse(event.currentTarget.value) })
        }
      />
      {refused.length > 0 && <Refused words={refused} language={material.text.target} />}
      <ResetButton onReset={() => onOptions(defaultWordSearchOptions)} />
    </div>
  );
}

const reasons: Record<RefusedWord['why'], Message> = {
  short: msg({ message: 'too short', context: 'word' }),
  long: msg({ message: 'too long', context: 'word' }),
  inside: msg`part of another word, or has one in it`,
};

/** Lists the words of the lesson that are not in the grid, each with the reason. */
function Refused({ words, language }: { words: readonly RefusedWord[]; language: string }) {
  const { locale, direction } = languageOf(language);
  return (
    <div className="text-ink-2 text-sm">
      <p className="font-semibold">
        <Trans>Left out</Trans>
      </p>
      <ul className="m-0 list-none p-0">
        {words.map(({ word, why }) => (
          <li key={word}>
            <Trans comment="A word of the lesson, and why it is not in the grid.">
              <bdi lang={locale} dir={direction}>
                {word}
              </bdi>
              : {{ reason: i18n._(reasons[why]) }}
            </Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
