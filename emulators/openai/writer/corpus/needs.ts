import type { SceneId } from './scene-text.ts';

/**
 * Which sentences of a scene depend on which others, in every language: `n2:n1` means that n2 makes no sense
 * without n1 (a pronoun, "the", "too", a reaction), `d1=d2` that each needs the other (a question and its
 * answer). A text is only shortened in a way that leaves every remaining sentence with those that it needs.
 */
const written: Record<SceneId, string> = {
  school: `n2:n1 n3:n1 n4:n3 n6:n5 n10:n9
    d1=d2 d3:d1 d5:d4 d6:d5 d7:d5 d7=d8 d9:d7 d10=d11 d12:d11 d13:d4 d13:d12 d14:d12`,
  town: `n2:n1 n3:n1 n4:n1 n6:n5 n8:n7 n11:n1
    d1=d2 d3:d1 d4:d1 d4=d5 d6:d5 d7:d1 d7=d8 d9:d7 d10:d7 d10=d11 d12:d11 d13:d12 d14:d13`,
  cafe: `n2:n1 n3:n1 n6:n5 n7:n2 n8:n7 n9:n1 n10:n9 n11:n1 n12:n1
    d1=d2 d3:d1 d4=d5 d6:d5 d7:d5 d7=d8 d9:d8 d10:d8 d10=d11 d12:d11 d13:d12 d14:d13`,
  sport: `n2:n1 n3:n1 n4:n3 n5:n3 n6:n3 n8:n7 n11:n10 n12:n3
    d1=d2 d3:d2 d4:d2 d5:d4 d5=d7 d6:d5 d8:d7 d9:d8 d10:d5 d10=d11 d12:d11 d13:d12 d14:d13`,
  market: `n2:n1 n4:n1 n7:n6 n8:n1 n10:n9 n11:n1 n12:n1
    d2:d1 d4=d5 d7=d8 d9:d7 d10:d7 d11:d10 d12:d11 d12=d13 d14:d10`,
  birthday: `n2:n1 n4:n3 n7:n1 n8:n7 n9:n8 n12:n1
    d2:d1 d2=d4 d3:d2 d5:d1 d5=d7 d6:d5 d8:d1 d8=d10 d9:d1 d11=d12 d11:d10 d14:d13`,
  phone: `n2:n1 n3:n1 n4:n1 n5:n4 n6:n5 n7:n4 n8:n7 n9:n8 n10:n9 n11:n10 n12:n10
    d1=d2 d3:d2 d4:d2 d4=d5 d6:d5 d6:d8 d7:d5 d7=d8 d9:d5 d10:d5 d10=d11 d12:d5 d13:d12 d13:d11
    d14:d13`,
  holiday: `n2:n1 n3:n1 n4:n1 n5:n1 n6:n5 n7:n1 n8:n1 n9:n8 n10:n1 n12:n11
    d1=d2 d3:d2 d4:d2 d4=d5 d6:d3 d6:d4 d7:d2 d7=d8 d9:d3 d9:d8 d10:d2 d10=d11 d12:d2 d13:d12 d13:d5
    d14:d13`,
  film: `n2:n1 n6:n1 n7:n6 n8:n1 n10:n9 n11:n10 n12:n1
    d1=d2 d2=d4 d3:d2 d5:d4 d6:d5 d7:d1 d7=d8 d9:d8 d10:d8 d10=d11 d12:d11 d13:d12 d14:d13`,
  nature: `n5:n1 n6:n1
    d1=d2 d3:d1 d4:d1 d5:d4 d6:d5 d7=d8 d9:d8 d11:d10 d13:d12 d14:d13`,
  cat: `n2:n1 n3:n2 n4:n2 n5:n2 n6:n1 n7:n2 n8:n1 n8=n9 n9:n2 n10:n8 n10=n11 n11:n2 n12:n1 n12=n13
    n13:n2 n14=n15 n15:n2 n16:n2 n17:n16 n18:n17 n19:n18 n20:n19`,
  house: `n2:n1 n3:n2 n4:n1 n5:n1 n6:n5 n7:n6 n8:n1 n9:n8 n10:n8 n11:n1 n12:n11 n13:n12 n14:n11 n15:n1
    n16:n1 n17:n16 n18:n1 n18=n19 n20:n19`,
  family: `n4:n3 n6:n5 n8:n7 n13:n11 n13:n12 n15:n14 n17:n16`,
};

const byScene = new Map(
  Object.entries(written).map(([scene, links]) => [scene, readLinks(links)] as const),
);

function readLinks(links: string): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  for (const [, one = '', sign, other = ''] of links.matchAll(/(\w+)([:=])(\w+)/g)) {
    needs.set(one, [...(needs.get(one) ?? []), other]);
    if (sign === '=') needs.set(other, [...(needs.get(other) ?? []), one]);
  }
  return needs;
}

/** The places of the sentences that the one at `place` of a scene depends on; none if it is independent. */
export const needsOf = (scene: SceneId, place: string): readonly string[] =>
  byScene.get(scene)?.get(place) ?? [];
