import { readCues } from '#contracts/content/read-cues.ts';

/** Everything that is said in a recording, for those who read it, search it or print it. */
export function Transcript({ captions }: { captions: string }) {
  const cues = readCues(captions);
  if (cues.length === 0) return null;
  return (
    <details className="mt-4 rounded-card border border-line bg-card px-5">
      <summary className="min-h-11 py-2.5 font-semibold">Read what is said</summary>
      <ol className="max-w-2xl pb-4">
        {cues.map(({ seconds, text }) => (
          <li key={`${seconds} ${text}`} className="flex gap-4 py-1.5">
            <span className="w-14 shrink-0 text-end text-sm leading-6 text-ink-3">
              {clock(seconds)}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** 65 as "1:05". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
