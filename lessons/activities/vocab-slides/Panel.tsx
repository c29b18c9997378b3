import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { languageName } from '#language/language-name.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { readingAbove } from '../../questions/vocab/reading-of.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { usePausedWork, type WorkByLesson } from '../paused-work.ts';
import { ResetButton } from '../RevealButtons.tsx';
import { newSeed } from '../seeds.ts';
import { vocabSlides } from './index.ts';
import { SlideDeck } from './SlideDeck.tsx';
import { type SlideShow, slidesOf } from './slides.ts';
import {
  defaultSlidesOptions,
  SlideOrder,
  type SlidesOptions,
  type SlidesState,
  stepSeconds,
} from './state.ts';

const shows: WorkByLesson<SlideShow> = new Map();

/**
 * The key vocabulary on the projector. The order and the known words are stored; the page remembers the
 * current position.
 */
export function Panel(props: ActivityPanelProps<SlidesState>) {
  const { material, state, onState, address } = props;
  const slides = useMemo(() => slidesOf(state, material), [state, material]);
  // A different word order starts a new slide show; after any other change the class stays at the current
  // word.
  const order = `${state.options.shuffled} ${state.seed}`;
  const { work: game, again } = usePausedWork(shows, material.resourceId, order);
  return props.children({
    board: (
      <SlideDeck
        key={game.id}
        game={game}
        slides={slides}
        material={material}
        address={address}
        state={state}
        onState={onState}
      />
    ),
    controls: (
      <SlideControls
        material={material}
        state={state}
        onState={onState}
        onAgain={again}
        onShuffle={() =>
          onState({
            ...state,
            seed: newSeed(),
            options: { ...state.options, shuffled: true },
          })
        }
      />
    ),
  });
}

export default activityView(rulesOf(vocabSlides), Panel);

interface SlideControlsProps {
  material: LessonMaterial;
  state: SlidesState;
  onState: (state: SlidesState) => void;
  onShuffle: () => void;
  /** Restarts the show. */
  onAgain: () => void;
}

/** The teacher's options: the side shown first, the pace, and the content of a slide. */
function SlideControls(props: SlideControlsProps) {
  const { material, state, onState, onShuffle } = props;
  const { options, known } = state;
  const { text, speech } = material;
  const set = (change: Partial<SlidesOptions>) =>
    onState({ ...state, options: { ...options, ...change } });
  const own = wordingsLanguage();
  const [target, native] = [languageName(text.target, own), languageName(text.native, own)];
  const orders = [
    { value: 'target-first', label: t`${{ first: target }}, then ${{ second: native }}` },
    { value: 'native-first', label: t`${{ first: native }}, then ${{ second: target }}` },
    ...(state.ids.some((id) => speech.clips[id])
      ? [{ value: 'audio-first', label: t`Sound only, then both` }]
      : []),
  ];
  const readings = text.sentences.some(({ target: { tokens } }) =>
    tokens.some((token) => readingAbove(token, text.target) !== undefined),
  );
  return (
    <div className="grid gap-5">
      <NativeSelect
        label={t`What comes first`}
        value={options.order}
        options={orders}
        onChange={(event) => set({ order: SlideOrder.parse(event.currentTarget.value) })}
      />
      <NativeSelect
        label={t({
          message: 'Move on',
          comment: 'Label of a menu: to the next slide by hand, or after some seconds.',
        })}
        value={String(options.seconds)}
        options={stepSeconds.map((count) => ({
          value: String(count),
          label:
            count === 0
              ? t`By hand`
              : plural(count, {
                  one: 'Automatically, every # second',
                  other: 'Automatically, every # seconds',
                }),
        }))}
        onChange={(event) => {
          const seconds = stepSeconds.find((n) => String(n) === event.currentTarget.value);
          if (seconds !== undefined) set({ seconds });
        }}
      />
      <div className="grid gap-3">
        <Switch
          label={t`Random order`}
          on={options.shuffled}
          onSwitch={(shuffled) => (shuffled ? onShuffle() : set({ shuffled }))}
        />
        <Switch
          label={t`Only unknown words (${{ count: known.length }} known)`}
          on={options.onlyUnknown}
          onSwitch={(onlyUnknown) => set({ onlyUnknown })}
        />
        <Switch
          label={t`Picture from the start`}
          on={options.pictureFirst}
          onSwitch={(pictureFirst) => set({ pictureFirst })}
        />
        <Switch
          label={t`Sentence from the text`}
          on={options.example}
          onSwitch={(example) => set({ example })}
        />
        {readings && (
          <Switch
            label={t`Show the reading`}
            on={options.reading}
            onSwitch={(reading) => set({ reading })}
          />
        )}
      </div>
      {options.shuffled && (
        <Button onClick={onShuffle}>
          <Shuffle aria-hidden="true" className="size-4" /> <Trans>Shuffle again</Trans>
        </Button>
      )}
      {known.length > 0 && (
        <Button onClick={() => onState({ ...state, known: [] })}>
          <Trans>Mark all as unknown</Trans>
        </Button>
      )}
      <ResetButton
        onReset={() => {
          onState({ ...state, options: defaultSlidesOptions, known: [] });
          props.onAgain();
        }}
      />
      <p className="text-ink-2 text-sm">
        <Trans>
          Use the arrow keys to change slides, Space or R to show the answer, and Home to go back to
          the first word.
        </Trans>
      </p>
    </div>
  );
}
