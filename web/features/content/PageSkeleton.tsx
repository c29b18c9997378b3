import { Trans } from '@lingui/react/macro';

/** Skeleton of a page while it loads. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className="max-w-2xl">
      <p className="sr-only" role="status">
        <Trans>Loading the page</Trans>
      </p>
      <div className="skeleton h-9 w-3/4" />
      <div className="skeleton mt-4 h-5 w-full" />
      {['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'].map((width, index) => (
        <div key={`${width}-${String(index)}`} className={`skeleton mt-5 h-4 ${width}`} />
      ))}
    </div>
  );
}
