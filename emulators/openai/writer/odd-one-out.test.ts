import { expect, test } from 'vitest';
import { answerMultitype } from './answer-questions.ts';
import { writerLanguage, writerLanguages } from './languages.ts';
import { everyScene, locate, sentenceAt } from './locate.ts';
import { Data, Task } from './read-request.ts';

/** Returns the reason for each odd one out, in English, for the whole narrative of each scene. */
function reasonsIn(code: string): string[] {
  const target = writerLanguage(code);
  const native = writerLanguage('en');
  if (!target || !native) throw new Error(`${code} is not written.`);
  return everyScene.flatMap((scene) => {
    const rows = (target.text.scenes[scene]?.narrative ?? []).map((_, at) => {
      const found = { scene, place: `n${at + 1}`, withOptional: false };
      const side = (language: typeof target) => sentenceAt(language, found)?.text ?? '';
      return [`s${at}`, side(target), side(native)];
    });
    const located = locate(target, rows);
    const asked = { data: Data.parse({ from: 'en', to: code }), task: Task.parse({ task: 'x' }) };
    const { x } = answerMultitype({ ...asked, located, target, native }) as {
      x: { w: [string, string]; o: string[][] }[];
    };
    for (const { o } of x) expect(new Set(o.map(([word]) => word)).size).toBe(4);
    return x.map(({ w: [, reason] }) => reason);
  });
}

test.each(writerLanguages.filter((code) => code !== 'en'))(
  '%s: does not always make a verb among nouns the odd one out',
  (code) => {
    const reasons = reasonsIn(code);
    expect(reasons.length).toBeGreaterThan(9);
    const verbs = reasons.filter((reason) => reason.startsWith('It is a verb'));
    expect(verbs.length).toBeLessThan(reasons.length * 0.8);
    expect(new Set(reasons).size).toBeGreaterThan(1);
  },
);
