import { Download } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { useOwnData } from './use-own-data.ts';

/** Everything of one's own as a file. */
export function OwnData() {
  const { busy, download } = useOwnData();
  return (
    <div className="space-y-5">
      <p>
        One file with all that we keep of you: your account, lessons and display, classes, pupils,
        homework, answers and results, your subscriptions, and a list of your sounds and pictures
        with their addresses.
      </p>
      <p className="text-sm text-ink-2">
        It holds pupils’ names and answers: keep it as your school keeps such records. A large one
        takes a minute.
      </p>
      <Button busy={busy} onClick={download}>
        <Download size={18} aria-hidden="true" /> Download my data
      </Button>
    </div>
  );
}
