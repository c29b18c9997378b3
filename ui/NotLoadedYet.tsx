import { Card } from './Card.tsx';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
import { Spinner } from './Spinner.tsx';

interface NotLoadedYetProps extends LoadFailedProps {
  /** What is said while it is on its way: "Loading the users". */
  loading: string;
}

/** Stands for data that is not there: on its way, or a card with why it did not come. */
export function NotLoadedYet({ loading, ...failed }: NotLoadedYetProps) {
  if (!failed.error) return <Spinner label={loading} />;
  return (
    <Card>
      <LoadFailed {...failed} />
    </Card>
  );
}
