import { Card } from '#ui/Card.tsx';

const widths = ['w-2/5', 'w-1/3', 'w-1/2', 'w-3/5', 'w-1/4', 'w-2/5'];

/** The shape of what is fetched, so that nothing jumps when it comes. */
export function ResultsSkeleton({ label }: { label: string }) {
  return (
    <Card flush aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      {widths.map((width, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={row}
          className="border-b border-line px-5 py-5 last:border-b-0"
        >
          <div className={`skeleton h-5 ${width}`} />
          <div className="skeleton mt-3 h-4 w-3/5" />
        </div>
      ))}
    </Card>
  );
}
