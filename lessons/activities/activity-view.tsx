import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PartOfSpeech, Sentence, SideName, Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { Preferences } from '../draft/preferences.ts';
import {
  type ActivityDefinition,
  type StoredActivity,
  startingOptions,
} from './activity-definition.ts';
import type { ActivityName } from './menu.ts';
import { firstSeed } from './seeds.ts';

/** The reason why an activity cannot use a lesson. */
export interface Missing {
  /** Names the missing material. */
  sentence: string;
  /** True if the material can never be created for a text in this language. */
  ruledOut: boolean;
}

/** The props of an open activity. The activity reads its stored state, or creates and stores a new state. */
interface ActivityViewProps {
  name: ActivityName;
  material: LessonMaterial;
  /**
   * The stored state as received from the server or this device; it is parsed with the activity's own schema.
   */
  stored: unknown;
  onState: (state: unknown) => void;
  sides: Sides;
  address: (key: string) => string;
  /** The teacher's preferences. They apply to an activity that was never opened. */
  usual: Preferences;
  /** Called when one of the activity's preferences was changed. */
  onPreferences?: (changes: Partial<Preferences>) => void;
  /** Absent if the lesson belongs to another user. */
  editWord?: EditWord | undefined;
  /** Renders the screen from the slots that the activity fills, or a notice if `missing` is set. */
  children: (dress: LessonSlots, missing: Missing | null) => ReactNode;
}
export type ActivityView = ComponentType<ActivityViewProps>;

interface ViewRules<State> {
  missing: (material: LessonMaterial) => string | null;
  ruledOut?: ((language: string) => boolean) | undefined;
  /** Parses a stored value; returns undefined if it is not a valid state. */
  read: (stored: unknown, text: Text) => State | undefined;
  start: (material: LessonMaterial, seed: number, usual: Preferences) => State;
  /**
   * Extracts the teacher's preferences from a state. Absent if the activity's states contain no preferences.
   */
  preferencesOf?: (state: State) => Partial<Preferences>;
}

/** Picks the rules that a view needs from a definition. */
export function rulesOf<Options, State extends StoredActivity<Options>>(
  definition: ActivityDefinition<Options, State>,
): ViewRules<State> {
  return {
    missing: definition.missing,
    ruledOut: definition.ruledOut,
    read: (stored, text) => {
      const state = definition.State.safeParse(stored);
      return state.success ? definition.keep(state.data, text) : undefined;
    },
    start: (material, seed, usual) =>
      definition.make({ material, options: startingOptions(definition, usual), seed }),
    preferencesOf: ({ options }) => definition.usual?.of(options) ?? {},
  };
}

/** Returns the preferences that have changed; undefined if all are unchanged. */
function changedUsual(
  before: Partial<Preferences> = {},
  now: Partial<Preferences> = {},
): Partial<Preferences> | undefined {
  const isSame = (Object.keys(now) as (keyof Preferences)[]).every(
    (name) => before[name] === now[name],
  );
  return isSame ? undefined : now;
}

/** Connects an activity's rules with its panel, so that screens handle every activity in the same way. */
export function activityView<State>(
  rules: ViewRules<State>,
  Panel: ComponentType<ActivityPanelProps<State>>,
): ActivityView {
  function Playing(props: ActivityViewProps) {
    const { name, material, stored, usual, onState, onPreferences, children, ...rest } = props;
    const [state, setState] = useState(
      () =>
        rules.read(stored, material.text) ??
        rules.start(material, firstSeed(material.resourceId, name), usual),
    );
    const before = useRef(state);
    const change = useCallback(
      (next: State) => {
        const chosen = changedUsual(
          rules.preferencesOf?.(before.current),
          rules.preferencesOf?.(next),
        );
        before.current = next;
        setState(next);
        onState(next);
        if (chosen) onPreferences?.(chosen);
      },
      [onState, onPreferences],
    );
    // Also stores the first state, because otherwise a reload would generate a different state.
    const isNew = stored === undefined || stored === null;
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the state it opened with
    useEffect(() => {
      if (isNew) onState(state);
    }, []);
    return (
      <Panel {...rest} material={material} state={state} onState={change}>
        {(dress) => children(dress, null)}
      </Panel>
    );
  }
  return function Activity(props) {
    const { material, children } = props;
    const sentence = rules.missing(material);
    if (sentence === null) return <Playing {...props} />;
    return children({}, { sentence, ruledOut: rules.ruledOut?.(material.text.target) ?? false });
  };
}

/** For each side: true if the activity always shows it, false if the activity always hides it. */
export interface FixedSides {
  target?: boolean | undefined;
  native?: boolean | undefined;
}

/**
 * The parts that a panel contributes to the lesson view. The screen lays them out; the panel does not depend
 * on the columns.
 */
export interface LessonSlots {
  /** Renders one sentence of the target language; if absent, it is shown as plain text. */
  target?: (sentence: Sentence) => ReactNode;
  /** Renders one sentence of the native language; if absent, it is shown as plain text. */
  native?: (sentence: Sentence) => ReactNode;
  /**
   * Overrides the T and N buttons: a parallel text always shows both texts, and a dictation shows neither.
   */
  shows?: FixedSides | undefined;
  /**
   * The side that determines the text direction of the `target` lines. In a tangled text it may be `native`.
   */
  follows?: SideName;
  /** Shows both languages side by side, sentence by sentence. */
  rows?: boolean;
  /** Numbers every paragraph, turn or row in the margin. */
  numbered?: boolean;
  /** Style for the whole text, such as the line height that readings above the words need. */
  textStyle?: CSSProperties | undefined;
  /**
   * The state of the whole text as one word in `data-state`, so that one attribute controls the style of all
   * words.
   */
  textState?: string | undefined;
  /** Shown above the text, across all columns, such as a warning about mistakes in the text. */
  above?: ReactNode;
  /** Covers the text and scrolls with it, such as a whiteboard. */
  overlay?: ReactNode;
  /**
   * Anchored to one word of the text, and moves with this word. An example is the word's dictionary entry.
   */
  card?: ReactNode;
  /** Replaces the text entirely, as games and slides do. */
  board?: ReactNode;
  /** The side panel: the activity's options and its word bank. */
  controls?: ReactNode;
}

/** A teacher's annotation of one word; an empty text removes it. */
export interface WordChange {
  pos?: PartOfSpeech;
  lemma?: string;
  reading?: string;
  gloss?: string;
}

/**
 * Stores a teacher's own annotations of a word and reloads the material. Rejects with an error message for
 * the teacher.
 */
export type EditWord = (
  sentenceId: string,
  side: SideName,
  tokenId: string,
  change: WordChange,
) => Promise<void>;

/** The languages that the teacher has switched on (T and N of the teaching view). */
interface Sides {
  target: boolean;
  native: boolean;
}

/**
 * The props of every activity's `Panel.tsx`. `state` is the stored state of the activity (seed, options and
 * ids), which is the same for the projector, a reload, print and phones. The panel itself stores which
 * answers are revealed.
 */
export interface ActivityPanelProps<State> {
  material: LessonMaterial;
  state: State;
  onState: (state: State) => void;
  /** The T and N settings of the teacher. */
  sides: Sides;
  /** Returns the URL of a stored file (a clip or a picture) by its key. */
  address: (key: string) => string;
  /** Absent if the lesson belongs to another user. */
  editWord?: EditWord | undefined;
  children: (dress: LessonSlots) => ReactNode;
}
