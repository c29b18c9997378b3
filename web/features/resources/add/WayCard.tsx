import { ArrowRight, Check, LockKeyhole } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

interface WayCardProps {
  title: string;
  lead: string;
  /** What a teacher brings to it, one line each. */
  needs: readonly string[];
  /** What comes of it. */
  gives: string;
  picture: ReactNode;
  href: string;
  action: string;
  primary?: boolean;
  /** What the plan says of it; `missing` true when it is not included. */
  plan: { words: string; missing: boolean };
}

/** One way to a lesson: what it is, what it needs, whether the plan has it, and the way in. */
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
          <p className="text-sm font-semibold">You bring</p>
          <ul className="mt-1.5 flex list-disc flex-col gap-1.5 ps-4 text-sm text-ink-2 marker:text-native">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
        <div>
          <p className="text-sm font-semibold">You get</p>
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
              {action} <ArrowRight size={18} aria-hidden="true" />
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
