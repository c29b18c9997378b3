import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Shown under the card, such as a link to the other form. */
  under?: ReactNode;
}

/** The page layout shared by all auth forms. */
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

const words: readonly { target: string; native: string; lang: string }[] = [
  { target: 'bonjour', native: 'hello', lang: 'fr' },
  { target: 'gracias', native: 'thank you', lang: 'es' },
  { target: 'ysgol', native: 'school', lang: 'cy' },
  { target: '友だち', native: 'friend', lang: 'ja' },
  { target: 'كتاب', native: 'book', lang: 'ar' },
];

const warp = [50, 130, 210, 290, 370, 450];
const weft = [60, 140, 220, 300, 380, 460, 540];

/** Decoration next to the forms on wide screens: pairs of words on a cloth. Hidden from screen readers. */
function WeavePanel() {
  return (
    <div
      aria-hidden="true"
      className="relative hidden min-h-120 overflow-hidden rounded-card bg-night lg:block"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 500 600"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full opacity-60"
        fill="none"
        strokeWidth="5"
      >
        {weft.map((y) => (
          <path key={y} d={`M-20 ${y}H520`} stroke="#8e98f5" />
        ))}
        {warp.map((x, column) => (
          <g key={x}>
            <path d={`M${x} -10V610`} stroke="#e5a24d" />
            {weft.map(
              (y, row) =>
                (column + row) % 2 === 0 && (
                  <g key={y}>
                    <path d={`M${x - 13} ${y}h26`} className="stroke-night" strokeWidth="17" />
                    <path d={`M${x - 14} ${y}h28`} stroke="#8e98f5" />
                  </g>
                ),
            )}
            {weft.map(
              (y, row) =>
                (column + row) % 2 === 1 && (
                  <g key={y}>
                    <path d={`M${x} ${y - 13}v26`} className="stroke-night" strokeWidth="17" />
                    <path d={`M${x} ${y - 14}v28`} stroke="#e5a24d" />
                  </g>
                ),
            )}
          </g>
        ))}
      </svg>
      <ul className="absolute inset-0 flex flex-col justify-evenly px-12">
        {words.map((word, index) => (
          <li key={word.lang} className={index % 2 ? 'self-end' : 'self-start'}>
            <span className="inline-flex items-baseline gap-3 rounded-card bg-card px-5 py-3 shadow-overlay">
              <bdi
                lang={word.lang}
                className="border-b-3 border-target font-text text-xl text-target"
              >
                {word.target}
              </bdi>
              <span lang="en" className="text-native">
                {word.native}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OutcomeProps {
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

/** The outcome of a form, with the next step for the user. */
export function Outcome({ icon, children, action }: OutcomeProps) {
  return (
    <div className="space-y-5">
      <div
        aria-hidden="true"
        className="flex size-16 items-center justify-center rounded-card bg-target-soft text-target"
      >
        {icon}
      </div>
      <p role="status">{children}</p>
      {action}
    </div>
  );
}

/**
 * The secret in a link from an email. It is after `#`, which browsers never send to a server or in a
 * `Referer`. Links emailed by earlier versions have it in the path. `hash` begins with `#` or is empty.
 */
export const linkSecret = (hash: string, inPath: string): string => hash.slice(1) || inPath;
