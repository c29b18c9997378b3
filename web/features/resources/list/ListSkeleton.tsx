import { Card } from '#ui/Card.tsx';

/** The shape of a list while it is fetched, so that nothing jumps when it comes. */
export function ListSkeleton() {
  return (
    <Card flush aria-busy="true">
      <p className="sr-only" role="status">
        Loading the list
      </p>
      {['w-2/5', 'w-1/3', 'w-1/2', 'w-3/5', 'w-1/4'].map((width) => (
        <div key={width} className="border-b border-line px-5 py-5 last:border-b-0">
          <div className={`skeleton h-5 ${width}`} />
          <div className="skeleton mt-3 h-4 w-3/5" />
        </div>
      ))}
    </Card>
  );
}
