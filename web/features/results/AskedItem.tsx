import { Trans } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import type { ItemContext } from '#lessons/tasks/item-context.ts';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import { mediaAddress } from '#web/app/http/http.ts';

/**
 * The prompt of a task item, tagged with its language. The prompt is a card, a question, or the words around
 * a gap.
 */
export function AskedItem({ context }: { context: ItemContext | null }) {
  if (!context) return null;
  if (context.kind === 'card') {
    const { face } = context;
    if (face.kind === 'words') return <bdi {...inLanguage(face.language)}>{face.text}</bdi>;
    if (face.kind === 'sound') {
      return (
        <span className="inline-flex items-center gap-1.5 text-ink-2">
          <Volume2 size={15} aria-hidden="true" /> <Trans>a sound</Trans>
        </span>
      );
    }
    if (face.emoji) {
      return (
        <span>
          <span role="img" aria-label={face.alt} className="text-xl">
            {face.emoji}
          </span>
        </span>
      );
    }
    return face.key ? (
      <img
        src={mediaAddress(face.key)}
        alt={face.alt}
        className="inline-block size-14 rounded-small object-cover"
      />
    ) : (
      <span>{face.alt}</span>
    );
  }
  if (context.kind === 'question') {
    return (
      <span {...inLanguage(context.language)} className="block">
        {context.text}
      </span>
    );
  }
  return (
    <span {...inLanguage(context.language)} className="block">
      {context.kind === 'gap' ? (
        <UnbreakableLine
          pieces={[
            { kind: 'words', text: context.before },
            { kind: 'gap' },
            { kind: 'words', text: context.after },
          ]}
          draw={({ text }) => text ?? <OpenGap />}
        />
      ) : (
        <>
          {context.before}
          <mark className="rounded-small bg-target-soft px-1 text-target underline">
            {context.word}
          </mark>
          {context.after}
        </>
      )}
    </span>
  );
}

function OpenGap() {
  return (
    <>
      <span
        aria-hidden="true"
        className="mx-0.5 inline-block min-w-10 border-b-2 border-target align-baseline"
      >
        &nbsp;
      </span>
      <span className="sr-only">
        <Trans>gap</Trans>
      </span>
    </>
  );
}
