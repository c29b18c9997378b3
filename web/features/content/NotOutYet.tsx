import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';

/** Said where a recording will be: plainly that there is none yet, and what helps meanwhile. */
export function NotOutYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex max-w-2xl gap-4 rounded-card border border-line bg-sunken p-6">
      <Clapperboard size={28} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-ink-2">{children}</p>
      </div>
    </div>
  );
}
