import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import { csvFile } from '#lessons/sheets/csv-file.ts';
import { useLeaveGuard } from '#web/app/routing/use-leave-guard.ts';
import './login-cards.css';
import { Check, FileDown, Printer } from 'lucide-react';
import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import { type Paper, pageMargin, paperOfCountry, papers } from '#lessons/sheets/paper.ts';
import { paperWords } from '#lessons/sheets/paper-words.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { saveFile } from '#web/app/http/save-file.ts';
import { useSession } from '#web/app/session/session.ts';
import { usePageRule } from '#web/app/theme/adopted-rules.ts';

interface LoginCardsProps {
  title: string;
  className: string;
  cards: readonly LoginCard[];
  /** Returns to the class. This screen cannot be opened again. */
  onDone: () => void;
}

/**
 * The screen with new login cards, which is shown only once. The teacher prints or saves the cards, because
 * the passwords cannot be looked up later.
 */
export function LoginCards({ title, className, cards, onDone }: LoginCardsProps) {
  const country = useSession((session) => session.who?.country);
  const [paper, setPaper] = useState<Paper>(() => paperOfCountry(country));
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kept, keep, blocker } = useCardGuard(true);
  usePageRule(paper);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { origin } = window.location;
  const leaving = blocker.state === 'blocked';

  const save = () => {
    saveFile(t`Login cards ${className}`, 'csv', cardsCsv(cards, typedAddress(origin)));
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
          <Trans>
            Pupils sign in with their user name and password; capital letters in the user name don’t
            matter.
          </Trans>
        </p>
        <Notice tone={kept ? 'info' : 'warn'} className="mt-5 max-w-3xl">
          <p>
            {kept
              ? t`Keep the cards or the file in a safe place until every pupil has their card.`
              : t`Print or save these cards now: the passwords are shown only once. If a pupil loses theirs, you can make a new one.`}
          </p>
        </Notice>
        <div className="my-6 flex flex-wrap items-center gap-3">
          <Button variant="primary" data-log="login-cards-printed" onClick={print}>
            <Printer size={18} aria-hidden="true" />{' '}
            <Plural value={{ count: cards.length }} one="Print # card" other="Print # cards" />
          </Button>
          <Segmented
            label={t`Paper`}
            options={(['a4', 'letter'] as const).map((value) => ({
              value,
              label: i18n._(paperWords[value]),
            }))}
            value={paper}
            onChoose={setPaper}
          />
          <Button data-log="login-cards-saved" onClick={save}>
            <FileDown size={18} aria-hidden="true" /> <Trans>Save as a table (CSV)</Trans>
          </Button>
          <Button
            variant={kept ? 'primary' : 'quiet'}
            onClick={() => (kept ? onDone() : setAsking(true))}
          >
            <Check size={18} aria-hidden="true" /> <Trans context="leaves a screen">Done</Trans>
          </Button>
        </div>
      </div>
      <h2 className="sr-only">
        <Trans>Login cards</Trans>
      </h2>
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
        title={t`Leave without the cards?`}
        confirmLabel={t`Leave without the cards`}
        cancelLabel={t`Stay here`}
        danger
        onConfirm={() => (leaving ? blocker.proceed() : onDone())}
        onCancel={() => {
          setAsking(false);
          if (leaving) blocker.reset();
        }}
      >
        <p className="text-ink-2">
          <Trans>
            You haven’t printed or saved them yet, and we can’t show these passwords again. You can
            make new cards in the class at any time.
          </Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}

/**
 * Warns a teacher who leaves before the cards are printed or saved (`kept` is false), because the passwords
 * cannot be looked up again.
 */
function useCardGuard(shown: boolean) {
  const [kept, setKept] = useState(false);
  const blocker = useLeaveGuard(shown && !kept);
  return { kept, keep: () => setKept(true), blocker };
}

interface LoginCardPaperProps {
  card: LoginCard;
  className: string;
  /** The site's own origin, such as `https://lexiloom.org`. */
  origin: string;
}

/**
 * A pupil's login card: name, credentials, sign-in address, and a QR code that opens that address with the
 * user name filled in.
 */
function LoginCardPaper({ card, className, origin }: LoginCardPaperProps) {
  const [host, screen] = typedAddress(origin).split('/');
  return (
    <li className="login-card">
      <div className="min-w-0 flex-1">
        <p className="login-card-class">
          <span>Lexiloom</span> · <bdi>{className}</bdi>
        </p>
        <h3 className="login-card-name">
          <bdi>{card.fullName}</bdi>
        </h3>
        <dl className="login-card-data">
          <dt>
            <Trans>User name</Trans>
          </dt>
          <dd translate="no">{card.userName}</dd>
          <dt>
            <Trans>Password</Trans>
          </dt>
          <dd translate="no">{card.password}</dd>
        </dl>
      </div>
      <div className="login-card-code">
        <QrCode
          content={signInAddress(origin, card)}
          label={t`QR code: sign in as ${{ userName: card.userName }}`}
        />
        <p>
          <Trans comment="Under the QR code of a login card, above an address.">
            Scan, or go to
          </Trans>
        </p>
        <p className="login-card-address">
          {host}
          <wbr />/{screen}
        </p>
      </div>
    </li>
  );
}

/** A QR code, which is dark on white in every theme, because cameras cannot reliably read other colours. */
function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(content, { ecc: 'M', border: 2 });
    const path = data
      .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size, path };
  }, [content]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block w-full"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/**
 * The sign-in address with the user name filled in, for the QR code of a login card. It never contains the
 * password, so that a photo of the code alone gives no access. The fragment contains the card's key, which
 * proves that the visitor has seen the card.
 */
export function signInAddress(
  origin: string,
  { userName, cardKey }: Pick<LoginCard, 'userName' | 'cardKey'>,
): string {
  return `${origin}/signin?user=${encodeURIComponent(userName)}#card=${cardKey}`;
}

/** The address in a form that can be typed: `lexiloom.org/signin`. */
export function typedAddress(origin: string): string {
  return `${origin.replace(/^https?:\/\//, '')}/signin`;
}

/** The login cards as a CSV file, for a school's own lists; `address` is where pupils sign in. */
export function cardsCsv(cards: readonly LoginCard[], address: string): string {
  return csvFile([
    [
      t`Name`,
      t`User name`,
      t`Password`,
      t({ message: 'Address', comment: 'The web address where pupils sign in.' }),
    ],
    ...cards.map(({ fullName, userName, password }) => [fullName, userName, password, address]),
  ]);
}

/** Number of cards on a sheet of A4 or US Letter. */
const cardsPerPage = 8;

/** Splits the cards into pages. */
export function pagesOf<Card>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / cardsPerPage) }, (_, page) =>
    cards.slice(page * cardsPerPage, (page + 1) * cardsPerPage),
  );
}
