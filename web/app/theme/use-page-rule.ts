import { type Paper, pageRule } from '#lessons/sheets/paper.ts';
import { useAdoptedRules } from './use-adopted-rules.ts';

/** Tells the print engine which paper to use while a screen is open. */
export function usePageRule(paper: Paper, onItsSide = false): void {
  useAdoptedRules(pageRule(paper, onItsSide));
}
