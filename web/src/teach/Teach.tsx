import { useCallback, useEffect, useMemo, useState } from 'react';
import GapFillPanel from '#teaching/activities/gap-fill/Panel.tsx';
import { readGapState } from '#teaching/activities/gap-fill/read-gap-state.ts';
import type { Dress } from '#teaching/activities/panel-props.ts';
import type { QuestionType } from '#teaching/questions/registry.ts';
import type { Resource } from '#teaching/resources/resource.ts';
import { speechOf } from '#teaching/resources/speech-of.ts';
import { mediaAddress } from '../media-address.ts';
import { Button } from '../ui/Button.tsx';
import { createActivityKeeper } from './keep-activity.ts';
import { LessonText } from './LessonText.tsx';
import { isSignedIn } from './load-resource.ts';
import { QuestionArea } from './QuestionArea.tsx';
import { Rail } from './Rail.tsx';
import { ShowButtons } from './ShowButtons.tsx';
import { SoundBar } from './SoundBar.tsx';
import { SoundNote } from './SoundNote.tsx';
import { TopBar } from './TopBar.tsx';
import { useDisplay } from './use-display.ts';
import { clipsOf, useSpeech } from './use-speech.ts';
import { VisibilitySwitch } from './VisibilitySwitch.tsx';

const activityNames = ['text', 'gap-fill'] as const;
export type ActivityTab = (typeof activityNames)[number];

/** The lesson on the projector: one text, what is done with it, its questions and its sound. */
export function Teach({ resource }: { resource: Resource }) {
  const { id, text, textType, mine } = resource;
  const [keeper] = useState(() => createActivityKeeper(id, mine));
  const [states, setStates] = useState<Record<string, unknown>>(() => ({
    ...resource.activities,
    'gap-fill': keeper.read('gap-fill') ?? resource.activities['gap-fill'],
  }));
  const [tab, setTab] = useState<ActivityTab>(states['gap-fill'] ? 'gap-fill' : 'text');
  const [question, setQuestion] = useState<QuestionType>();
  const [controlsShown, setControlsShown] = useState(true);
  const display = useDisplay();
  const clips = useMemo(
    () => clipsOf(speechOf(resource), resource.text.sentences, mediaAddress),
    [resource],
  );
  const speech = useSpeech(clips);

  const keepGaps = useCallback(
    (state: unknown) => {
      setStates((all) => ({ ...all, 'gap-fill': state }));
      keeper.keep('gap-fill', state);
    },
    [keeper],
  );
  useFullScreenKey();

  return withActivity((dress) => (
    <div className="grid h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] overflow-hidden">
      <TopBar
        title={resource.title}
        level={resource.level}
        backTo={backTo(mine)}
        controlsShown={controlsShown}
        onToggleControls={dress.controls ? () => setControlsShown((shown) => !shown) : undefined}
        onFullScreen={toggleFullScreen}
      >
        {mine && <VisibilitySwitch resource={resource} />}
        <ShowButtons flags={display.flags} onToggle={display.toggle} />
        <fieldset className="flex items-center gap-1">
          <legend className="sr-only">Text size {display.fontSize}</legend>
          <Button size="small" onClick={display.smaller} aria-label="A−, smaller text">
            A−
          </Button>
          <Button size="small" onClick={display.bigger} aria-label="A+, bigger text">
            A+
          </Button>
        </fieldset>
      </TopBar>
      <div className="flex min-h-0 flex-col md:flex-row">
        <Rail
          tab={tab}
          question={display.flags.questions ? question : undefined}
          parts={resource.parts}
          onTab={setTab}
          onQuestion={(type) => {
            const open = display.flags.questions && question === type;
            setQuestion(type);
            if (open || !display.flags.questions) display.toggle('questions');
          }}
        />
        <main
          className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto bg-card lg:flex-row lg:overflow-hidden"
          style={{ '--steps': display.fontSize }}
        >
          {(display.flags.target || display.flags.native) && (
            <section
              aria-label="Text"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
              tabIndex={0}
              className="min-w-0 flex-1 p-4 sm:p-6 lg:overflow-y-auto lg:p-10"
            >
              <LessonText
                text={text}
                textType={textType}
                shows={display.flags}
                speaking={speech.speaking}
                dress={dress.target}
              />
            </section>
          )}
          {display.flags.questions && (
            <QuestionArea
              resource={resource}
              type={question}
              shows={display.flags}
              onChoose={setQuestion}
            />
          )}
          {dress.controls && controlsShown && (
            <aside
              aria-label="Controls"
              className="shrink-0 border-line border-t bg-paper p-4 lg:w-80 lg:overflow-y-auto lg:border-s lg:border-t-0 xl:w-96"
            >
              {dress.controls}
            </aside>
          )}
        </main>
      </div>
      {clips.length > 0 ? (
        <SoundBar clips={clips} speech={speech} />
      ) : (
        <SoundNote parts={resource.parts} />
      )}
    </div>
  ));

  function withActivity(layout: (dress: Dress) => React.ReactNode) {
    if (tab !== 'gap-fill') return layout({});
    return (
      <GapFillPanel
        text={text}
        vocabulary={resource.draft.vocabulary}
        state={readGapState(states['gap-fill'], text)}
        onState={keepGaps}
      >
        {layout}
      </GapFillPanel>
    );
  }
}

function backTo(mine: boolean): string {
  if (!isSignedIn()) return '/';
  return mine ? '/private_resources' : '/public_resources';
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}

/** F is the full-screen key, except where somebody is writing. */
function useFullScreenKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element && event.target.closest('input, select, textarea');
      if (event.key === 'f' && !event.ctrlKey && !event.metaKey && !event.altKey && !writing) {
        toggleFullScreen();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
