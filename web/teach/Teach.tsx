import { t } from '@lingui/core/macro';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import type { ActivityView, EditWord, FixedSides } from '#lessons/activities/activity-view.tsx';
import { isOffered, offeredActivities } from '#lessons/activities/arrangement.ts';
import gapFillView from '#lessons/activities/gap-fill/Panel.tsx';
import { ShortcutsOn } from '#lessons/activities/keys.ts';
import { type ActivityName, activityMenus, activityNames } from '#lessons/activities/menu.ts';
import { fontStack } from '#lessons/draft/fonts-and-colours.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { layoutOf } from '#lessons/draft/screen-layouts.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PartNotLoaded } from '#ui/PartNotLoaded.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useFonts } from '../app/fonts/use-fonts.ts';
import { http, mediaAddress } from '../app/http/http.ts';
import { useLessonTour } from '../app/tours/use-lesson-tour.ts';
import { DisplayButton } from './DisplayButton.tsx';
import { createActivityKeeper } from './keep-activity.ts';
import { LessonMain } from './LessonMain.tsx';
import { Rail } from './Rail.tsx';
import { ShowButtons } from './ShowButtons.tsx';
import { SizeButtons } from './SizeButtons.tsx';
import { type SignedIn, signedIn } from './signed-in.ts';
import { ActingStrip, SoundNote, TopBar } from './TopBar.tsx';
import { activityInAddress, useActivityView, useOpenActivity } from './use-activity.ts';
import { type OpenDisplay, useDisplay, usePersistPreferences } from './use-display.ts';
import { useOwn } from './use-own.ts';
import { clipsOf, useSpeech } from './use-speech.ts';
import { VisibilitySwitch } from './VisibilitySwitch.tsx';
import { WordLookup } from './WordLookup.tsx';

const HelpMenu = lazyPart(
  async () => (await import('../app/tours/HelpMenu.tsx')).HelpMenu,
  <span className="size-11 shrink-0" />,
);

// Without sound there is no bar. With sound, the space for the bar is reserved immediately, so that the text
// above does not move.
const SoundBar = lazyPart(
  async () => (await import('./SoundBar.tsx')).SoundBar,
  <div aria-busy="true" data-tour="lesson-sound" className="h-26 bg-night lg:h-16 print:hidden" />,
);

/** Activity views that are loaded with the page, because a lesson may open with one of them. */
export const readyViews: ReadonlyMap<ActivityName, ActivityView> = new Map([
  ['gap-fill', gapFillView],
]);

const isOnText = (name: ActivityName | null): boolean =>
  name !== null && activityMenus[name].group !== 'games';

interface TeachProps {
  resource: Resource;
  display: OpenDisplay;
  /** True if the page already contains the rendered lesson (`use-own.ts`). */
  adopted: boolean;
  /** Refetches the resource after its words have changed. */
  revalidate: () => Promise<void>;
}

/** The lesson on the projector, with its text, activities, questions and sound. */
export function Teach({ resource, display: keptDisplay, adopted, revalidate }: TeachProps) {
  const { id, mine } = resource;
  const material = useMemo(() => lessonMaterial(resource), [resource]);
  // Whether this user owns a public resource may be known only after the page is shown. This change must not
  // close an open activity.
  const keeper = useMemo(() => createActivityKeeper(id, mine), [id, mine]);
  const changed = useRef<Record<string, unknown>>({});
  const [who] = useOwn(adopted, null, signedIn);
  const arranged = useMemo(() => shownActivities(resource, who), [resource, who]);
  const [opened, setActivity] = useOpenActivity(() => {
    const isShown = arranged.includes('gap-fill');
    const isSetUp = Boolean(keeper.read('gap-fill') ?? resource.activities['gap-fill']);
    return isShown && isSetUp ? 'gap-fill' : null;
  });
  const activity = opened && inPlan(opened, who) && isOffered(opened, resource.to) ? opened : null;
  const { View, failures, again } = useActivityView(activity, readyViews);
  const [question, setQuestion] = useState<QuestionType>();
  const [controlsShown, setControlsShown] = useState(true);
  const [fixed, setFixed] = useState<FixedSides>();
  const display = useDisplay(keptDisplay, adopted);
  const { flags, settings } = display;
  const keepUsual = usePersistPreferences(display);
  const clips = useMemo(
    () => clipsOf(material.speech, material.text.sentences, mediaAddress),
    [material],
  );
  const speech = useSpeech(clips);
  useLessonTour();
  useFonts(material.text.target, material.text.native);
  const editWord = useMemo(
    () => (mine ? editWordOf(id, revalidate) : undefined),
    [id, mine, revalidate],
  );

  const { showText } = display;
  const chooseActivity = useCallback(
    (name: ActivityName | null) => {
      setActivity(name);
      showText(isOnText(name) ? 'target' : 'either');
    },
    [setActivity, showText],
  );
  // A deep link to a text activity always shows the text, even if the default view does not.
  useLayoutEffect(() => {
    const show = () => {
      if (isOnText(activityInAddress(location.hash))) showText('target');
    };
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [showText]);
  const keep = useCallback(
    (state: unknown) => {
      if (!activity) return;
      changed.current[activity] = state;
      keeper.keep(activity, state);
    },
    [activity, keeper],
  );
  const storedOf = (name: ActivityName) =>
    changed.current[name] ?? keeper.read(name) ?? resource.activities[name];

  const main = {
    resource,
    flags,
    onFixed: setFixed,
    layout: layoutOf(settings.layout),
    speaking: speech.speaking,
    question,
    onQuestion: setQuestion,
    settings,
    onSettings: display.change,
    controlsShown,
    fontSize: settings.fontSize,
  };
  return (
    <ShortcutsOn.Provider value={settings.shortcuts}>
      {/* In print and in a low window the lesson is as high as its content, without scrolling boxes. */}
      <div className="grid h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] overflow-hidden low:h-auto low:min-h-dvh low:overflow-visible print:block print:h-auto print:overflow-visible">
        <div className="min-w-0">
          <ActingStrip who={who} />
          <TopBar
            title={resource.title}
            level={resource.level}
            backTo={backTo(mine, who)}
            printAt={who ? worksheetsOf(id, activity) : undefined}
            homeworkAt={who?.teaches ? `/create-homework?resource=${id}` : undefined}
            help={who?.teaches && <HelpMenu tours={lessonTours()} />}
            controlsShown={controlsShown}
            onToggleControls={activity ? () => setControlsShown((shown) => !shown) : undefined}
            onFullScreen={toggleFullScreen}
          >
            {mine && <VisibilitySwitch resource={resource} />}
            <ShowButtons flags={flags} fixed={fixed} onToggle={display.toggle} />
            <SizeButtons display={display} />
            <DisplayButton display={display} resource={resource} />
          </TopBar>
        </div>
        <div className="flex min-h-0 flex-col md:flex-row print:block">
          <Rail
            activity={activity}
            questionsShown={flags.questions}
            arranged={arranged}
            plansAt={mine && isPlanShort(who) ? '/subscription/product' : undefined}
            resource={resource}
            onActivity={chooseActivity}
            onQuestions={display.toggleQuestions}
          />
          <main
            data-colours={settings.colours}
            className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto bg-card text-ink lg:overflow-hidden low:overflow-visible print:block print:overflow-visible"
            style={{
              '--lesson-line': settings.lineHeight,
              '--font-text': fontStack(settings.fontFamily),
            }}
          >
            {activity && View ? (
              <View
                key={activity}
                name={activity}
                material={material}
                stored={storedOf(activity)}
                onState={keep}
                usual={settings.usual}
                onPreferences={keepUsual}
                sides={flags}
                address={mediaAddress}
                editWord={editWord}
              >
                {(slots, missing) => <LessonMain {...main} slots={slots} missing={missing} />}
              </View>
            ) : activity && failures > 0 ? (
              <PartNotLoaded again={failures > 1} onAgain={again} />
            ) : activity ? (
              <div className="grid flex-1 place-items-center">
                <Spinner label={t`Loading the activity`} />
              </div>
            ) : (
              <WordLookup material={material} editWord={editWord}>
                {(slots) => <LessonMain {...main} slots={slots} missing={null} />}
              </WordLookup>
            )}
          </main>
        </div>
        {!display.audio ? null : clips.length > 0 ? (
          <SoundBar clips={clips} speech={speech} />
        ) : (
          <SoundNote parts={resource.parts} />
        )}
      </div>
    </ShortcutsOn.Provider>
  );
}

/** The tours in a lesson's help menu. */
const lessonTours = () =>
  [
    { name: 'resource', label: t`Tour of the lesson` },
    { name: 'text_translation', label: t`Tour of the activities` },
  ] as const;

function backTo(mine: boolean, who: SignedIn | null): string {
  if (!who) return '/';
  return mine ? '/private_resources' : '/public_resources';
}

/** The link to this lesson's worksheets, with the sheet of the open activity selected. */
function worksheetsOf(id: string, activity: ActivityName | null): string {
  return activity ? `/worksheet/${id}?sheets=${activity}` : `/worksheet/${id}`;
}

type Reader = Pick<SignedIn, 'features'> | null;

/**
 * True if the plan of the signed-in teacher includes an activity. Visitors, pupils and admins see all
 * activities (specification 6). This check only affects what is shown; the Workers check what a plan may
 * store and assign.
 */
export function inPlan(name: ActivityName, who: Reader): boolean {
  return !who?.features || who.features.includes(activityMenus[name].feature);
}

/**
 * The activities shown for a lesson, in the owner's order. Activities that the language or the plan excludes
 * are omitted.
 */
export function shownActivities(
  { arrangement, to }: { arrangement: readonly string[] | null; to: string },
  who: Reader,
): readonly ActivityName[] {
  return offeredActivities(arrangement, to).filter((name) => inPlan(name, who));
}

/** True if the plan excludes at least one activity. */
export const isPlanShort = (who: Reader): boolean =>
  activityNames.some((name) => !inPlan(name, who));

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  // A browser refuses it if the press was too long ago.
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}

/**
 * Returns a function that saves the owner's annotations of a word in this resource and refetches the lesson.
 */
function editWordOf(resourceId: string, revalidate: () => Promise<void>): EditWord {
  return async (sentenceId, side, tokenId, change) => {
    await http.put(`/v1/resources/${resourceId}/words`, {
      sentenceId,
      side,
      tokens: [{ id: tokenId, ...change }],
    });
    await revalidate();
  };
}
