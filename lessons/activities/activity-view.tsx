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
import type { ActivityName } from './registry.ts';
import { firstSeed } from './seeds.ts';

/** Why a lesson cannot be played in an activity. */
export interface Missing {
  /** What the material lacks. */
  sentence: string;
  /** True where it can never be made for a text in this language. */
  ruledOut: boolean;
}

/** An activity as a screen opens it: it reads what is stored, or makes and keeps its first state. */
interface ActivityViewProps {
  name: ActivityName;
  material: LessonMaterial;
  /** As it came from the server or this device; read with the activity's own schema. */
  stored: unknown;
  onState: (state: unknown) => void;
  sides: Sides;
  address: (key: string) => string;
  /** How this teacher usually sets up what was never opened. */
  usual: Preferences;
  /** Something of it was set up in another way. */
  onPreferences?: (changes: Partial<Preferences>) => void;
  /** Absent where the lesson is somebody else's. */
  editWord?: EditWord | undefined;
  /** Draws the screen around the dress; `missing` says what the material lacks instead. */
  children: (dress: LessonSlots, missing: Missing | null) => ReactNode;
}
export type ActivityView = ComponentType<ActivityViewProps>;

interface ViewRules<State> {
  missing: (material: LessonMaterial) => string | null;
  ruledOut?: ((language: string) => boolean) | undefined;
  /** Undefined when what is stored is none of ours. */
  read: (stored: unknown, text: Text) => State | undefined;
  start: (material: LessonMaterial, seed: number, usual: Preferences) => State;
  /** What a state says of the teacher's usual settings; absent where it says nothing. */
  preferencesOf?: (state: State) => Partial<Preferences>;
}

/** The rules that a view needs, out of a definition. */
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

/** What of the usual settings is another than before; undefined for nothing. */
function changedUsual(
  before: Partial<Preferences> = {},
  now: Partial<Preferences> = {},
): Partial<Preferences> | undefined {
  const isSame = (Object.keys(now) as (keyof Preferences)[]).every(
    (name) => before[name] === now[name],
  );
  return isSame ? undefined : now;
}

/** Ties rules and panel together, so that screens handle every activity alike. */
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
    // The first state is kept like all others, or a reload would show another.
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

/** The sides that an activity has in sight or out of it by itself. */
export interface FixedSides {
  target?: boolean | undefined;
  native?: boolean | undefined;
}

/** How a panel dresses the lesson. The screen lays out; the panel knows nothing of columns. */
export interface LessonSlots {
  /** Shows one sentence of the target language; absent, it is shown as it is. */
  target?: (sentence: Sentence) => ReactNode;
  /** Shows one sentence of the native language; absent, it is shown as it is. */
  native?: (sentence: Sentence) => ReactNode;
  /** The sides in sight whatever T and N say: a parallel text needs both, a dictation neither. */
  shows?: FixedSides | undefined;
  /** Whose direction the lines of `target` follow; a tangled text may go by the native one. */
  follows?: SideName;
  /** Both languages stand sentence by sentence beside each other. */
  rows?: boolean;
  /** A number stands beside every paragraph, turn or row, outside of the text. */
  numbered?: boolean;
  /** For the whole text, such as the line height that readings above the words need. */
  textStyle?: CSSProperties | undefined;
  /** One word for the state of the whole text, as `data-state`: what is alike for all needs one mark. */
  textState?: string | undefined;
  /** Stands above the text, whatever its columns, such as a warning of its mistakes. */
  above?: ReactNode;
  /** Lies over the text and scrolls with it, such as a whiteboard. */
  overlay?: ReactNode;
  /** Stands at one word of the text and moves with it, such as what a dictionary says of it. */
  card?: ReactNode;
  /** Takes the whole place of the text: games and slides. */
  board?: ReactNode;
  /** What stands at the side: the activity's options and its word bank. */
  controls?: ReactNode;
}

/** What a teacher says of one word; an empty text takes that mark away. */
export interface WordChange {
  pos?: PartOfSpeech;
  lemma?: string;
  reading?: string;
  gloss?: string;
}

/** Stores a teacher's own marks of a word; the material comes anew. Rejects with the reason in words. */
export type EditWord = (
  sentenceId: string,
  side: SideName,
  tokenId: string,
  change: WordChange,
) => Promise<void>;

/** Which languages the teacher has switched on (T and N of the teaching view). */
interface Sides {
  target: boolean;
  native: boolean;
}

/**
 * What every activity's `Panel.tsx` is given. `state` is what the activity stores (seed, options and
 * ids), the same for projector, reload, print and phones; what is revealed is the panel's own affair.
 */
export interface ActivityPanelProps<State> {
  material: LessonMaterial;
  state: State;
  onState: (state: State) => void;
  /** T and N as the teacher has set them. */
  sides: Sides;
  /** The address of a stored file, a clip or a picture, by its key. */
  address: (key: string) => string;
  /** Absent where the lesson is somebody else's. */
  editWord?: EditWord | undefined;
  children: (dress: LessonSlots) => ReactNode;
}
