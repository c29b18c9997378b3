import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AlignLeft, CircleHelp, Lock } from 'lucide-react';
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { questionFeatures } from '#contracts/access/question-features.ts';
import type { Part, Resource } from '#contracts/resources/resource.ts';
import { activityWords } from '#lessons/activities/activity-words.ts';
import { leavesKeys } from '#lessons/activities/keys.ts';
import { type ActivityName, activityMenus } from '#lessons/activities/menu.ts';
import { iconOf } from '#lessons/activities/views.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { questionWords } from '#lessons/questions/question-words.ts';
import { usePainted } from '#ui/after-paint.ts';
import { classNames } from '#ui/class-names.ts';
import { i18n } from '#ui/wordings/i18n.ts';

interface RailProps {
  /** The open activity; null if only the text is shown. */
  activity: ActivityName | null;
  questionsShown: boolean;
  /** The activities in the menu, in order. */
  arranged: readonly ActivityName[];
  /** The address of the plans; absent unless the owner’s plan lacks some activities. */
  plansAt: string | undefined;
  resource: Pick<Resource, 'parts'>;
  onActivity: (name: ActivityName | null) => void;
  onQuestions: () => void;
}

function Activities(props: RailProps) {
  const { activity, questionsShown, arranged, plansAt, resource, onActivity, onQuestions } = props;
  const iconsDrawn = usePainted();
  const nav = useRef<HTMLElement>(null);
  // A link may open an activity further down: scroll to its button, but only the menu, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is open
  useEffect(() => {
    const menu = nav.current;
    const chosen = menu?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!menu || !chosen) return;
    const { offsetTop: top, offsetLeft: left } = chosen;
    menu.scrollTop = Math.min(
      top,
      Math.max(menu.scrollTop, top + chosen.offsetHeight - menu.clientHeight),
    );
    menu.scrollLeft = Math.min(
      left,
      Math.max(menu.scrollLeft, left + chosen.offsetWidth - menu.clientWidth),
    );
  }, [activity]);
  const groupOf = (at: number) => {
    const name = arranged[at];
    return name && activityMenus[name].group;
  };
  return (
    <nav
      ref={nav}
      aria-label={t`Activities`}
      data-tour="lesson-activities"
      className="relative flex shrink-0 gap-0.5 overflow-x-auto border-line border-b bg-paper p-1.5 md:w-24 md:flex-col md:overflow-y-auto md:overflow-x-hidden md:border-e md:border-b-0 print:hidden"
    >
      <RailButton
        chosen={activity === null}
        name={t({ message: 'Text', context: 'a part of a resource' })}
        icon={iconsDrawn && <AlignLeft />}
        onChoose={() => onActivity(null)}
      />
      {arranged.map((name, at) => {
        const Icon = iconOf(name);
        return (
          <Fragment key={name}>
            {at > 0 && groupOf(at) !== groupOf(at - 1) && <RailRule />}
            <RailButton
              chosen={activity === name}
              name={i18n._(activityWords[name].short)}
              activity={name}
              icon={iconsDrawn && <Icon />}
              onChoose={() => onActivity(name)}
            />
          </Fragment>
        );
      })}
      {questionParts(resource.parts).length > 0 && (
        <>
          <RailRule />
          <RailButton
            chosen={questionsShown}
            name={t`Questions`}
            label={t`Questions about the text`}
            icon={iconsDrawn && <CircleHelp />}
            onChoose={onQuestions}
          />
        </>
      )}
      {plansAt && (
        <>
          <RailRule />
          <a
            href={plansAt}
            className="flex min-h-12 min-w-18 shrink-0 flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1 text-center font-semibold text-ink-2 text-xs leading-tight no-underline hover:bg-target-soft hover:text-ink md:min-w-0 [&_svg]:size-5"
          >
            <span className="size-5">{iconsDrawn && <Lock />}</span>
            <Trans>Not in your plan</Trans>
          </a>
        </>
      )}
    </nav>
  );
}

/**
 * The side menu. It lists the activities by name, with a thin line between kinds of activities, followed by
 * the generated questions.
 */
export const Rail = memo(Activities);

/** Separates one kind of activity from the next. */
function RailRule() {
  return (
    <div
      aria-hidden="true"
      className="m-0.5 shrink-0 self-stretch border-line border-s md:border-s-0 md:border-t"
    />
  );
}

interface RailButtonProps {
  chosen: boolean;
  name: string;
  /** The full name, if the short name is not clear enough. */
  label?: string;
  /** Absent for a button that opens no activity. */
  activity?: ActivityName;
  icon: ReactNode;
  onChoose: () => void;
}

function RailButton({ chosen, name, label, activity, icon, onChoose }: RailButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label}
      onClick={onChoose}
      data-tour={activity && `activity-${activity}`}
      {...(chosen && activity && leavesKeys)}
      data-log={activity && `activity-opened:${activity}`}
      className={classNames(
        'flex min-h-12 min-w-18 shrink-0 flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1 text-center font-semibold text-xs leading-tight md:min-w-0 [&_svg]:size-5',
        chosen ? 'bg-target-fill text-on-target' : 'text-ink-2 hover:bg-target-soft hover:text-ink',
      )}
    >
      <span className="size-5">{icon}</span>
      <span className={name.length > maxNameLength ? 'text-[0.6875rem]' : undefined}>{name}</span>
    </button>
  );
}

/** A longer name, such as the German one of the parallel text, is set smaller, so that it fits the rail. */
const maxNameLength = 10;

const types = Object.keys(questionFeatures) as QuestionType[];

/** The generated parts that can be shown as questions, in the product's order. */
export function questionParts(parts: readonly Part[]): { type: QuestionType; name: string }[] {
  const made = new Set(
    parts.filter(({ content }) => content !== undefined && content !== null).map((p) => p.part),
  );
  return types
    .filter((type) => made.has(type))
    .map((type) => ({ type, name: i18n._(questionWords[type]) }));
}
