import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { Preferences } from '../draft/preferences.ts';
import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import { firstSeed } from './first-seed.ts';
import type { ActivityPanelProps, EditWord, LessonSlots, Sides } from './panel-props.ts';
import type { ActivityName } from './registry.ts';
import { startingOptions } from './starting-options.ts';

/** Why a lesson cannot be played in an activity. */
export interface Missing {
  /** What the material lacks. */
  sentence: string;
  /** True where it can never be made for a text in this language. */
  ruledOut: boolean;
}

/** An activity as a screen opens it: it reads what is stored, or makes and keeps its first state. */
export interface ActivityViewProps {
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
