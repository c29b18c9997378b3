import { Trans } from '@lingui/react/macro';
import { ArrowRight, Check, LockKeyhole, MoveRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';

interface WayCardProps {
  title: string;
  lead: string;
  /** What this way requires, one requirement per line. */
  needs: readonly string[];
  /** What this way produces. */
  gives: string;
  picture: ReactNode;
  href: string;
  action: string;
  primary?: boolean;
  /**
   * The availability of this way in the teacher's plan; `missing` is true if the plan does not include it.
   */
  plan: { words: string; missing: boolean };
}

/** One way to create a lesson: description, requirements, availability in the plan, and link. */
export function WayCard(props: WayCardProps) {
  const { title, lead, needs, gives, picture, href, action, primary, plan } = props;
  const id = useId();
  return (
    <Card flush className="flex flex-col" role="group" aria-labelledby={id}>
      <div
        aria-hidden="true"
        className="flex h-36 items-center justify-center border-b border-line bg-sunken px-8"
      >
        {picture}
      </div>
      <div className="flex flex-1 flex-col gap-3.5 p-5">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 text-ink-2">{lead}</p>
        </div>
        <div>
          <p className="text-sm font-semibold">
            <Trans>You bring</Trans>
          </p>
          <ul className="mt-1.5 flex list-disc flex-col gap-1.5 ps-4 text-sm text-ink-2 marker:text-native">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
        <div>
          <p className="text-sm font-semibold">
            <Trans>You get</Trans>
          </p>
          <p className="mt-1.5 text-sm text-ink-2">{gives}</p>
        </div>
        <div className="mt-auto flex flex-col gap-3 pt-2">
          <p className="flex items-start gap-2 text-sm font-semibold">
            {plan.missing ? (
              <LockKeyhole size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
            ) : (
              <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-target" />
            )}
            {plan.words}
          </p>
          {!plan.missing && (
            <LinkButton href={href} variant={primary ? 'primary' : 'secondary'} wide>
              {action} <ArrowRight size={18} aria-hidden="true" className="rtl:-scale-x-100" />
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

interface WayPictureProps {
  way: 'write' | 'upload' | 'copy';
}

/**
 * Draws threads of both languages that are being woven. Each way has its own picture: from a topic, from a
 * page, or from another lesson.
 */
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
