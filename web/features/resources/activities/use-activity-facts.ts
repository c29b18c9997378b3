import { useEffect, useState } from 'react';
import { definitionOf } from '#lessons/activities/definitions.ts';
import { type ActivityName, activityNames } from '#lessons/activities/menu.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';

/** The facts that the list shows about one activity of one lesson. */
export interface ActivityFacts {
  /** The material that the activity needs but the lesson lacks, as a sentence; null if none is missing. */
  missing: string | null;
  /** True if the activity does not apply to the target language. */
  ruledOut: boolean;
  /** The initial options of the activity, in a few words. */
  summary: string;
}

/** The facts about every activity, by its name; undefined while the code of the activities is loading. */
export function useActivityFacts(
  material: LessonMaterial,
  stored: Readonly<Record<string, unknown>>,
): Map<ActivityName, ActivityFacts> | undefined {
  const [facts, setFacts] = useState<Map<ActivityName, ActivityFacts>>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    const read = activityNames.map(
      async (name) => [name, await factsOf(name, material, stored[name])] as const,
    );
    Promise.all(read).then(
      (all) => gone || setFacts(new Map(all)),
      (error: unknown) => gone || setProblem(error),
    );
    return () => {
      gone = true;
    };
  }, [material, stored]);
  if (problem) throw problem;
  return facts;
}

async function factsOf(
  name: ActivityName,
  material: LessonMaterial,
  stored: unknown,
): Promise<ActivityFacts> {
  const definition = await definitionOf(name);
  const state = definition.State.safeParse(stored);
  return {
    missing: definition.missing(material),
    ruledOut: definition.ruledOut?.(material.text.target) ?? false,
    summary: definition.summary(state.success ? state.data.options : definition.defaultOptions),
  };
}
