import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sourceLocale } from '#language/wordings/interface-languages.ts';
import { wordingsOf } from '#web/build/catalogues.ts';
import { inlineWordings, messagesIn } from '#web/build/wordings.ts';
import { fingerprintOf } from './source-fingerprint.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const inputs = [
  'language',
  'contracts',
  'ui',
  'lessons',
  'web/app',
  'web/build',
  'web/teach',
  'wordings',
  'package.json',
  'package-lock.json',
  'scripts/build-lesson-drawing.ts',
];

/** The file with the ids of the messages that a rendered lesson can contain. */
const drawnMessages = join(root, 'dist/lesson-drawing/messages.json');

/** The ids of the messages that a rendered lesson can contain. */
export const readDrawnMessages = (): string[] => JSON.parse(readFileSync(drawnMessages, 'utf8'));

/** The module that the gateway imports to render lessons (`functions/gateway/draw-lesson.d.ts`). */
export const lessonDrawing = join(root, 'dist/lesson-drawing/draw-lesson.js');

/**
 * Bundles the views of the lesson page for the gateway, unless no source has changed since the last build.
 * Must run before anything bundles the gateway. Two processes may run it at once, because each writes a
 * complete file and then renames it.
 */
export async function buildLessonDrawing(): Promise<void> {
  const stamp = `// ${fingerprintOf(inputs)}\n`;
  if (builtWith(stamp)) return;
  const before = process.env.NODE_ENV;
  // A test runner sets another value, which would include development checks.
  process.env.NODE_ENV = 'production';
  try {
    const built = await build({
      configFile: join(root, 'web/teach/render.vite.config.ts'),
      logLevel: 'error',
    });
    const [chunk, ...more] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    if (chunk?.type !== 'chunk' || more.length > 0) {
      throw new Error('The drawing of lessons is not a single module.');
    }
    mkdirSync(dirname(lessonDrawing), { recursive: true });
    const ids = [...new Set(messagesIn(chunk.code))].sort();
    writeFileSync(drawnMessages, JSON.stringify(ids));
    const draft = `${lessonDrawing}.${process.pid}`;
    writeFileSync(draft, stamp + inlineWordings(chunk.code, wordingsOf(sourceLocale)));
    renameSync(draft, lessonDrawing);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function builtWith(stamp: string): boolean {
  try {
    return readFileSync(lessonDrawing, 'utf8').startsWith(stamp);
  } catch {
    return false;
  }
}
