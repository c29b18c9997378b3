import type { SceneId } from './corpus/scene-text.ts';
import { repeatingIds } from './corpus/scene-text.ts';

/**
 * The sentence that is the evidence for each item of a scene: `n3` is the third sentence of the narrative,
 * `d5` the fifth turn of the dialogue.
 */
export interface Evidence {
  statements: readonly string[];
  comprehension: readonly string[];
  choice: readonly string[];
  inference: readonly string[];
  said: readonly string[];
}

const story: Evidence = {
  statements: ['n1', 'n2', 'n3', 'n5', 'd1', 'd2', 'd4', 'd5'],
  comprehension: ['n1', 'n2', 'n3', 'n5', 'n8', 'd1', 'd2', 'd5', 'd8'],
  choice: ['n2', 'n4', 'n7', 'd2', 'd4'],
  inference: ['n4', 'n12', 'd4', 'd12'],
  said: ['d1', 'd2', 'd4', 'd5', 'd3', 'd8'],
};

const repeating: Evidence = {
  statements: ['n1', 'n2', 'n3', 'n5', 'n7', 'n9', 'n12', 'n15'],
  comprehension: ['n1', 'n2', 'n3', 'n5', 'n8', 'n10', 'n13', 'n16', 'n19'],
  choice: ['n2', 'n4', 'n7', 'n11', 'n14'],
  inference: ['n4', 'n20', 'n8', 'n12'],
  said: [],
};

/**
 * Returns the evidence positions of a scene. They are the same in every scene and language, so that items and
 * sentences always match.
 */
export function evidenceOf(scene: SceneId): Evidence {
  return isRepeating(scene) ? repeating : story;
}

export function isRepeating(scene: SceneId): boolean {
  return repeatingIds.some((id) => id === scene);
}

/**
 * The speaker of each of the 14 turns: A is Nina, B is Sam, and C is Omar. A dialogue of two speakers omits
 * Omar's turns.
 */
export const turns = 'ABCABCABCABABC';
