import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { languageName } from '#language/language-name.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { unequalVocabulary } from '../games/game-words.ts';
import { oneForEach, TeamSetup } from '../games/TeamSetup.tsx';
import { type AbandonedByLesson, useGame } from '../games/use-game.ts';
import { type TeamNames, useTeamNames } from '../games/use-team-names.ts';
import { persistedWork } from '../persisted-work.ts';
import { ResetButton } from '../RevealButtons.tsx';
import { newSeed } from '../seeds.ts';
import { sourceNames, translationGame } from './index.ts';
import { RaceBoard } from './RaceBoard.tsx';
import { PausedRace } from './race.ts';
import { makeTranslation, roundsOf, sourcesIn } from './rounds.ts';
import {
  Direction,
  defaultTranslationOptions,
  roundCounts,
  secondCounts,
  type TranslationOptions,
  TranslationSource,
  type TranslationState,
} from './state.ts';

const games = persistedWork('translation-game', PausedRace);
const abandoned: AbandonedByLesson<PausedRace, TranslationState> = new Map();

/** The translation game on the projector. Its items are stored; the game in progress persists in this tab. */
export function Panel(props: ActivityPanelProps<TranslationState>) {
  const { material, state, onState, address } = props;
  const named = useTeamNames();
  const count = named.names.length;
  const { options, rounds } = useMemo(() => {
    const stored = roundsOf(state, material, count);
    if (stored.length > 0) return { options: state.options, rounds: stored };
    // The chosen items were removed from the lesson.
    const made = makeTranslation({ material, options: state.options, seed: state.seed });
    return { options: made.options, rounds: roundsOf(made, material, count) };
  }, [state, material, count]);
  const playedOn = useMemo(() => {
    const asked = rounds.map(({ item: { id, target, native } }) => [id, target, native]);
    // Ignore the time limit, so that changing it does not start a new game.
    return JSON.stringify([count, state.seed, { ...options, seconds: 0 }, asked]);
  }, [count, state.seed, options, rounds]);
  const { game, goBack, again, make, teams } = useGame({
    games,
    abandoned,
    lesson: material.resourceId,
    board: playedOn,
    isOver: ({ race }) => race.at >= rounds.length,
    state,
    onState,
    teams: named,
  });
  const ask = (wanted: TranslationOptions, seed: number) =>
    make(makeTranslation({ material, options: wanted, seed }));
  const renew = () => ask(options, newSeed());
  return props.children({
    board: (
      <RaceBoard
        key={game.id}
        game={game}
        material={material}
        address={address}
        rounds={rounds}
        options={options}
        names={teams.names}
        onAgain={again}
        onBack={goBack}
        onNew={renew}
      />
    ),
    controls: (
      <RaceControls
        material={material}
        options={options}
        teams={teams}
        turns={rounds.length / count}
        onOptions={(wanted) => {
          if (wanted.seconds === options.seconds) ask(wanted, state.seed);
          else onState({ ...state, options: wanted });
        }}
        onNew={renew}
      />
    ),
  });
}

export default activityView(rulesOf(translationGame), Panel);

interface RaceControlsProps {
  material: LessonMaterial;
  options: TranslationOptions;
  teams: TeamNames;
  /** Number of turns per team in this game. */
  turns: number;
  onOptions: (options: TranslationOptions) => void;
  onNew: () => void;
}

const modes = [
  { value: 'choose' as const, label: msg`Choose from four` },
  { value: 'say' as const, label: msg`Say it` },
];

/** The teacher's options: items, direction, mode, time limit, and teams. */
function RaceControls({ material, options, teams, turns, onOptions, onNew }: RaceControlsProps) {
  const { text } = material;
  const language = wordingsLanguage();
  const [target, native] = [
    languageName(text.target, language),
    languageName(text.native, language),
  ];
  const directions = [
    { value: 'target-native', label: `${target} → ${native}` },
    { value: 'native-target', label: `${native} → ${target}` },
    { value: 'mixed', label: t`Both, in turn` },
  ];
  return (
    <div className="grid gap-5">
      <Button variant="primary" onClick={onNew}>
        <Shuffle aria-hidden="true" className="size-4" /> <Trans>New game</Trans>
      </Button>
      <TeamSetup teams={teams} turns={turns} />
      <Segmented
        label={t`How the class answers`}
        options={modes.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={options.mode}
        onChoose={(mode) => onOptions({ ...options, mode })}
      />
      <NativeSelect
        label={t({ message: 'Translate', context: 'what the class translates' })}
        value={options.source}
        options={sourcesIn(material).map((value) => ({ value, label: i18n._(sourceNames[value]) }))}
        help={unequalVocabulary(material) ? i18n._(guidanceWords.alignVocabulary) : undefined}
        onChange={(event) =>
          onOptions({ ...options, source: TranslationSource.parse(event.currentTarget.value) })
        }
      />
      <NativeSelect
        label={t`Direction`}
        value={options.direction}
        options={directions}
        onChange={(event) =>
          onOptions({ ...options, direction: Direction.parse(event.currentTarget.value) })
        }
      />
      <NativeSelect
        label={t`Rounds`}
        value={String(options.rounds)}
        options={roundCounts.map((count) => ({ value: String(count), label: t`${count} at most` }))}
        help={oneForEach(options.rounds, teams.names.length)}
        onChange={(event) => {
          const rounds = roundCounts.find((n) => String(n) === event.currentTarget.value);
          if (rounds) onOptions({ ...options, rounds });
        }}
      />
      <NativeSelect
        label={t`Time for each`}
        value={String(options.seconds)}
        options={secondCounts.map((count) => ({
          value: String(count),
          label:
            count === 0 ? t`No time limit` : plural(count, { one: '# second', other: '# seconds' }),
        }))}
        help={options.seconds > 0 ? t`Quick answers earn up to 5 extra points.` : undefined}
        onChange={(event) => {
          const seconds = secondCounts.find((n) => String(n) === event.currentTarget.value);
          if (seconds !== undefined) onOptions({ ...options, seconds });
        }}
      />
      <ResetButton onReset={() => onOptions(defaultTranslationOptions)} />
    </div>
  );
}
