import { notGenerated } from '../guidance.ts';

/** Shown in place of a panel that has no content. */
export function NotGenerated() {
  return <p className="m-0 py-10 text-center text-lg text-ink-2">{notGenerated}</p>;
}
