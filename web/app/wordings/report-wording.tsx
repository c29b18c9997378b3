import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { maxQuoted, maxReportAnswer } from '#contracts/wordings/report-limits.ts';
import type { ReportWording } from '#contracts/wordings/wording-report.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { http } from '../http/http.ts';
import { useSession } from '../session/session.ts';
import { reportedPath, textAt } from './text-at.ts';

let isOpen = false;

/**
 * Lets the person press a text of the page and say what is wrong with it. Has a root of its own, because the menu from which
 * it starts closes, and because every entry of the site has it.
 */
export function reportWording(): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <Report
      onEnd={() => {
        isOpen = false;
        // Not during the event that ends it, which React is still handling.
        setTimeout(() => {
          root.unmount();
          place.remove();
        });
      }}
    />,
  );
}

/** The text to report: null until one is pressed; empty to type it. */
function Report({ onEnd }: { onEnd: () => void }) {
  const isSignedIn = useSession(({ who }) => who !== null);
  const [quoted, setQuoted] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  if (!isSignedIn) return <SignInFirst onEnd={onEnd} />;
  if (quoted === null) return <PickBar onPick={setQuoted} onEnd={onEnd} />;
  if (isSent) return <Thanks onEnd={onEnd} />;
  return <ReportDialog quoted={quoted} onSent={() => setIsSent(true)} onEnd={onEnd} />;
}

const thanksMs = 5000;

/** Thanks for a report. It is no toast of the page, because the pupils' pages have none. */
function Thanks({ onEnd }: { onEnd: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends once
  useEffect(() => {
    const timer = setTimeout(onEnd, thanksMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 print:hidden">
      <p
        role="status"
        className="rounded-card border border-line bg-raised px-5 py-4 font-semibold shadow-overlay"
      >
        <Trans>Thank you. We’ll look at this wording.</Trans>
      </p>
    </div>
  );
}

interface PickBarProps {
  /** Called with the pressed text, or with an empty one if the person wants to type it. */
  onPick: (text: string) => void;
  onEnd: () => void;
}

/** Presses that must have no effect while a text is chosen. The click follows them. */
const silenced = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];

/** Explains what to press, and takes the next press of the page, by mouse, finger or keyboard. */
function PickBar({ onPick, onEnd }: PickBarProps) {
  const bar = useRef<HTMLElement>(null);
  const latest = useRef({ onPick, onEnd });
  latest.current = { onPick, onEnd };
  useEffect(() => {
    bar.current?.focus();
    const isOurs = ({ target }: Event) =>
      target instanceof Node && bar.current?.contains(target) === true;
    const silence = (event: Event) => {
      if (isOurs(event)) return;
      event.stopImmediatePropagation();
      // A list of choices opens on this event. A touch without its default would not become a click.
      if (event.type === 'mousedown') event.preventDefault();
    };
    const pick = (event: Event, element: EventTarget | null) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      const text = element instanceof Element ? textAt(element) : '';
      if (text !== '') latest.current.onPick(text);
    };
    const click = (event: Event) => {
      if (!isOurs(event)) pick(event, event.target);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopImmediatePropagation();
        latest.current.onEnd();
      } else if ((event.key === 'Enter' || event.key === ' ') && !isOurs(event)) {
        pick(event, document.activeElement);
      }
    };
    for (const type of silenced) addEventListener(type, silence, { capture: true, passive: false });
    addEventListener('click', click, true);
    addEventListener('keydown', press, true);
    return () => {
      for (const type of silenced) removeEventListener(type, silence, true);
      removeEventListener('click', click, true);
      removeEventListener('keydown', press, true);
    };
  }, []);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 print:hidden">
      <section
        ref={bar}
        tabIndex={-1}
        aria-label={t`Report a wording`}
        className="pointer-events-auto flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-raised px-5 py-4 shadow-overlay outline-none"
      >
        <p role="status" className="min-w-0 flex-1 basis-56 font-semibold">
          <Trans>Press the text that you want to report.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" className="min-h-11" onClick={() => onPick('')}>
            <Trans>Type it instead</Trans>
          </Button>
          <Button size="small" variant="quiet" className="min-h-11" onClick={onEnd}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </section>
    </div>
  );
}

interface ReportDialogProps {
  /** The pressed text; empty if the person types it. */
  quoted: string;
  onSent: () => void;
  onEnd: () => void;
}

/**
 * Quotes the text and asks what is wrong with it. Checks its three answers itself, because the schemas would be most of
 * what a pupil loads for it.
 */
function ReportDialog({ quoted, onSent, onEnd }: ReportDialogProps) {
  const [answers, setAnswers] = useState({ quoted, wanted: '', problem: '' });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const missing = (name: 'quoted' | 'problem') => answers[name].trim() === '';
  const field = (name: keyof typeof answers) => ({
    ...{ name, value: answers[name], rows: 2, dir: 'auto' },
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLTextAreaElement }) =>
      setAnswers((before) => ({ ...before, [name]: value })),
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsTried(true);
    const empty = (['quoted', 'problem'] as const).find(missing);
    if (empty) form.querySelector<HTMLElement>(`[name=${empty}]`)?.focus();
    if (empty || isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      const place = { locale: i18n.locale, path: reportedPath(location.pathname) };
      await http.post('/v1/wording-reports', { ...answers, ...place } as ReportWording);
      onSent();
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <ModalDialog title={t`Report a wording`} onEnd={onEnd}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        {quoted === '' ? (
          <TextArea
            {...field('quoted')}
            label={t`Which text is it?`}
            error={isTried && missing('quoted') ? t`Copy the text here.` : undefined}
            maxLength={maxQuoted}
          />
        ) : (
          <blockquote className="max-h-40 overflow-auto rounded-control bg-sunken px-4 py-3 wrap-anywhere">
            {quoted}
          </blockquote>
        )}
        <TextArea
          {...field('wanted')}
          label={t`What should it say?`}
          note={t`optional`}
          maxLength={maxReportAnswer}
        />
        <TextArea
          {...field('problem')}
          label={t`What is wrong with it?`}
          error={isTried && missing('problem') ? t`Say what is wrong with it.` : undefined}
          maxLength={maxReportAnswer}
        />
        <div role="alert" className="empty:hidden">
          {failure && <Notice tone="bad">{failure}</Notice>}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onEnd}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** Explains to a visitor that reports need an account. */
function SignInFirst({ onEnd }: { onEnd: () => void }) {
  return (
    <ModalDialog title={t`Report a wording`} onEnd={onEnd}>
      <p className="text-ink-2">
        <Trans>
          Sign in first: a wording can be reported on every page once you are signed in.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Button>
        <LinkButton variant="primary" href="/signin">
          <Trans>Sign in</Trans>
        </LinkButton>
      </div>
    </ModalDialog>
  );
}

interface ModalDialogProps {
  title: string;
  onEnd: () => void;
  children: ReactNode;
}

/** A native dialog, which adds little code to the pages of pupils and visitors. */
function ModalDialog({ title, onEnd, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
      className="m-auto mb-0 w-full max-w-full rounded-t-card bg-card p-5 text-ink shadow-overlay backdrop:bg-veil sm:mb-auto sm:max-w-lg sm:rounded-card sm:p-6"
    >
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
