import { MoveRight } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

interface WayPictureProps {
  way: 'write' | 'upload' | 'copy';
}

/** Threads of both languages, as they come to be woven: from a wish, from a page, from another lesson. */
export function WayPicture({ way }: WayPictureProps) {
  return (
    <div className="flex w-full max-w-76 items-center gap-5 forced-color-adjust-none">
      {way === 'write' && (
        <div className="relative w-2/5 rounded-card rounded-es-none border border-line bg-card p-3.5 shadow-soft">
          <Thread tone="ink" width="w-full" />
          <Thread tone="ink" width="w-3/5" />
        </div>
      )}
      {way === 'upload' && (
        <div className="relative w-2/5 rounded-control border border-line bg-card p-3.5 pt-6 shadow-soft">
          <span className="absolute end-0 top-0 size-5 rounded-es-control border-s border-b border-line bg-sunken" />
          <Thread tone="target" width="w-full" />
          <Thread tone="target" width="w-4/5" />
          <Thread tone="target" width="w-full" />
          <Thread tone="target" width="w-1/2" />
        </div>
      )}
      {way === 'copy' && (
        <div className="w-2/5 rounded-control border border-dashed border-edge p-3.5">
          <Pair target="w-full" native="w-4/5" />
          <Pair target="w-3/5" native="w-full" />
        </div>
      )}
      <MoveRight size={24} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="flex-1 rounded-control border border-line bg-card p-3.5 shadow-soft">
        <Pair target="w-full" native="w-11/12" />
        <Pair target="w-4/5" native="w-full" />
        <Pair target="w-full" native="w-3/5" />
      </div>
    </div>
  );
}

function Pair({ target, native }: { target: string; native: string }) {
  return (
    <div className="mb-2.5 last:mb-0">
      <Thread tone="target" width={target} />
      <Thread tone="native" width={native} />
    </div>
  );
}

const tones = { ink: 'bg-ink-3', target: 'bg-target', native: 'bg-native' } as const;

function Thread({ tone, width }: { tone: keyof typeof tones; width: string }) {
  return (
    <span className={classNames('mb-1.5 block h-1.5 rounded-full last:mb-0', tones[tone], width)} />
  );
}
