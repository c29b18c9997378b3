import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import { WeavePanel } from './WeavePanel.tsx';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** What stands under the card, such as the way to the other form. */
  under?: ReactNode;
}

/** The one page that all auth forms share. */
export function AuthPage({ title, lead, children, under }: AuthPageProps) {
  return (
    <div className="mx-auto grid max-w-350 gap-10 px-4 py-8 sm:px-8 lg:grid-cols-[1fr_1fr] lg:py-14">
      <div className="mx-auto w-full max-w-lg">
        <Card className="shadow-soft sm:p-8">
          <h1 className="text-2xl">{title}</h1>
          {lead && <div className="mt-2 text-ink-2">{lead}</div>}
          <div className="mt-6">{children}</div>
        </Card>
        {under && <div className="mt-5 space-y-1.5 text-center text-ink-2">{under}</div>}
      </div>
      <WeavePanel />
    </div>
  );
}
