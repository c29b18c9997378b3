import { languageOf } from '#language/languages.ts';
import type { SideName, Text } from '#language/text/text.ts';
import type { ChunkPlay } from './use-sentence-chunks.ts';

/** The chunk that is lit with its partner, large enough to point at; a covered one stays secret. */
export function LitPair({ play, text }: { play: ChunkPlay; text: Text }) {
  const { lit, open, options } = play;
  const sentence = text.sentences.find(({ chunks }) => chunks.some(({ id }) => id === lit));
  const chunk = sentence?.chunks.find(({ id }) => id === lit);
  const words = (side: SideName) => {
    if (!sentence || !chunk) return '';
    if (options.covered === side && !open.has(chunk.id)) return '…';
    const pieces = chunk[side].map(({ start, end }) => sentence[side].text.slice(start, end));
    return pieces.join(' … ');
  };
  return (
    <p aria-live="polite" className="grid min-h-20 content-start gap-1 text-lg">
      {chunk ? (
        <>
          <Words language={text.target} words={words('target')} look="font-semibold text-target" />
          <Words language={text.native} words={words('native')} look="text-native" />
        </>
      ) : (
        <span className="text-ink-2 text-sm">Point at a chunk to see its partner.</span>
      )}
    </p>
  );
}

function Words({ language, words, look }: { language: string; words: string; look: string }) {
  const { locale, direction } = languageOf(language);
  return (
    <bdi lang={locale} dir={direction} className={look}>
      {words}
    </bdi>
  );
}
