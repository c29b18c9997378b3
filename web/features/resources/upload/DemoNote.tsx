import type { Draft } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { useWriter } from '../use-writer.ts';

/** With the demo writer: what becomes of a text that has no translation of its own. */
export function DemoNote({ draft: { from, to } }: { draft: Draft }) {
  const { data: writer } = useWriter();
  if (!writer?.demo) return null;
  const unknown = [to, from].find((code) => writer.languages && !writer.languages.includes(code));
  return (
    <p className="rounded-control bg-native-soft px-4 py-3 text-sm" role="status">
      {unknown
        ? `The demo writer does not know ${languageName(unknown)}. Give a translation too, and the text needs no writer.`
        : 'The demo writer cannot translate a text of your own: its sentences get a word-by-word gloss that begins with [demo]. Give a translation too, or connect a real model.'}
    </p>
  );
}
