import { useEffect, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { offeredActivities } from '#lessons/activities/arrangement.ts';
import { definitionOf } from '#lessons/activities/definitions.ts';
import { activityMenus } from '#lessons/activities/registry.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { speaksText } from '#lessons/draft/speaks-text.ts';
import type { PlanMaterial } from '#lessons/plan/ideas-for.ts';
import { sheetOffers } from '#lessons/sheets/sheet-offers.ts';

/**
 * What this lesson can be planned from: the activities it shows and has everything for, its questions,
 * sound and sheets, as far as the teacher's plan includes them. Undefined while the rules are fetched.
 */
export function usePlanMaterial(
  resource: Resource,
  features: readonly string[],
): PlanMaterial | undefined {
  const [material, setMaterial] = useState<PlanMaterial>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    planMaterial(resource, features).then(
      (read) => gone || setMaterial(read),
      (error: unknown) => gone || setProblem(error),
    );
    return () => {
      gone = true;
    };
  }, [resource, features]);
  if (problem) throw problem;
  return material;
}

async function planMaterial(
  resource: Resource,
  features: readonly string[],
): Promise<PlanMaterial> {
  const material = lessonMaterial(resource);
  const shown = offeredActivities(resource.arrangement, resource.to).filter((name) =>
    features.includes(activityMenus[name].feature),
  );
  const [missing, offers] = await Promise.all([
    Promise.all(shown.map(async (name) => (await definitionOf(name)).missing(material))),
    sheetOffers(material, resource.activities),
  ]);
  return {
    activities: shown.filter((_, at) => missing[at] === null),
    // A part that was made may be empty by now.
    questions: Object.keys(material.parts).filter((part) =>
      offers.every(({ name, missing: why }) => name !== part || why === null),
    ),
    sheets: offers
      .filter((offer) => offer.missing === null)
      .filter(({ needs }) => needs.every((feature) => features.includes(feature)))
      .map(({ name }) => name),
    hasSound: speaksText(material.speech, material.text),
    hasVocabulary: material.vocabulary.length > 0,
  };
}
