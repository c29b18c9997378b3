import './login-cards.css';
import { Check, FileDown, Printer } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import { type Paper, pageMargin, papers, usualPaper } from '#lessons/sheets/paper.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { saveFile } from '#web/app/http/save-file.ts';
import { useSession } from '#web/app/session/session.ts';
import { usePageRule } from '#web/app/theme/use-page-rule.ts';
import { cardsCsv } from './cards-csv.ts';
import { LoginCardPaper } from './LoginCardPaper.tsx';
import { pagesOf } from './pages-of.ts';
import { typedAddress } from './sign-in-address.ts';
import { useCardGuard } from './use-card-guard.ts';

interface LoginCardsProps {
  title: string;
  className: string;
  cards: readonly LoginCard[];
  /** Goes back to the class; nobody can come here again. */
  onDone: () => void;
}

/** Login cards to be printed or saved, once: nobody can look these passwords up later. */
export function LoginCards({ title, className, cards, onDone }: LoginCardsProps) {
  const country = useSession((session) => session.who?.country);
  const [paper, setPaper] = useState<Paper>(() => usualPaper(country));
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kept, keep, blocker } = useCardGuard(true);
  usePageRule(paper);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { origin } = window.location;
  const leaving = blocker.state === 'blocked';

  const save = () => {
    saveFile(`Login cards ${className}`, 'csv', cardsCsv(cards, typedAddress(origin)));
    keep();
  };
  const print = () => {
    window.print();
    keep();
  };

  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8 print:max-w-none print:p-0">
      <div className="print:hidden">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        <p className="mt-1 text-ink-2">
          Pupils sign in with their user name and password; capitals in the user name do not matter.
        </p>
        <Notice tone={kept ? 'info' : 'warn'} className="mt-5 max-w-3xl">
          <p>
            {kept
              ? 'Keep the cards or the file in a safe place until every pupil has theirs.'
              : 'Print or save these cards now. The passwords are shown this once: whoever loses theirs gets a new one from you.'}
          </p>
        </Notice>
        <div className="my-6 flex flex-wrap items-center gap-3">
          <Button variant="primary" data-log="login-cards-printed" onClick={print}>
            <Printer size={18} aria-hidden="true" /> Print {cards.length}{' '}
            {cards.length === 1 ? 'card' : 'cards'}
          </Button>
          <Segmented
            label="Paper"
            options={(['a4', 'letter'] as const).map((value) => ({
              value,
              label: papers[value].name,
            }))}
            value={paper}
            onChoose={setPaper}
          />
          <Button data-log="login-cards-saved" onClick={save}>
            <FileDown size={18} aria-hidden="true" /> Save as a table (CSV)
          </Button>
          <Button
            variant={kept ? 'primary' : 'quiet'}
            onClick={() => (kept ? onDone() : setAsking(true))}
          >
            <Check size={18} aria-hidden="true" /> Done
          </Button>
        </div>
      </div>
      <h2 className="sr-only">Login cards</h2>
      <div
        className="grid gap-4 print:block"
        style={{ '--card-sheet-height': `${papers[paper].height - 2 * pageMargin}mm` }}
      >
        {pagesOf(cards).map((page) => (
          <ul key={page[0]?.id} className="login-cards">
            {page.map((card) => (
              <LoginCardPaper key={card.id} card={card} className={className} origin={origin} />
            ))}
          </ul>
        ))}
      </div>
      <ConfirmDialog
        open={asking || leaving}
        title="Leave without the cards?"
        confirmLabel="Leave without them"
        cancelLabel="Stay here"
        danger
        onConfirm={() => (leaving ? blocker.proceed() : onDone())}
        onCancel={() => {
          setAsking(false);
          if (leaving) blocker.reset();
        }}
      >
        <p className="text-ink-2">
          They are not printed or saved yet, and the passwords cannot be shown again. You can always
          make new ones in the class.
        </p>
      </ConfirmDialog>
    </div>
  );
}
