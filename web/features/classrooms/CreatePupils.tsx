import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import type { ParsedNames, RosterChoice } from '#contracts/classrooms/parse-names.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { http } from '#web/app/http/http.ts';
import { ClassroomNotHere } from './ClassroomNotHere.tsx';
import { LoginCards } from './cards/LoginCards.tsx';
import type { CheckedNames, checkNames } from './pupils/check-names.ts';
import { NamesField } from './pupils/NamesField.tsx';
import { NamesPreview } from './pupils/NamesPreview.tsx';
import { SeatsNote, useSeats } from './SeatsNote.tsx';
import { classroomPath, useClassroom } from './use-classroom.ts';

/** The screen at /classrooms/{classroomId}/pupils/create, which turns a list of names into login cards. */
export default function CreatePupils() {
  const { classroomId = '' } = useParams();
  const { data, error, mutate } = useClassroom(classroomId);
  const places = useSeats();
  const { create, busy, failure } = useCreatePupils(classroomId);
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<RosterChoice>({});
  const [tried, setTried] = useState(false);
  const [cards, setCards] = useState<LoginCard[] | null>(null);
  const [done, setDone] = useState(false);
  const inClass = useMemo(() => data?.pupils.map(({ fullName }) => fullName) ?? [], [data]);
  const checked = useCheckNames(text, inClass, places?.left ?? null, choice);
  const back = `/classrooms/view/${classroomId}`;

  if (done) return <Navigate to={back} replace />;
  if (!data) {
    return <ClassroomNotHere title={t`Add pupils`} error={error} onAgain={() => void mutate()} />;
  }
  const { name } = data.classroom;
  if (cards) {
    return (
      <LoginCards
        title={plural(
          { count: cards.length },
          { one: `# pupil is in ${name}`, other: `# pupils are in ${name}` },
        )}
        className={name}
        cards={cards}
        onDone={() => setDone(true)}
      />
    );
  }

  function changeText(next: string) {
    setText(next);
    // A new list may have different columns, so the corrections are reset.
    if (next.trim() === '') setChoice({});
  }

  async function submit() {
    setTried(true);
    if (checked.refusal) return;
    const made = await create(checked);
    if (!made) return;
    setCards(made);
    void mutate();
  }

  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <a href={back} className="inline-flex min-h-11 max-w-full items-center gap-1.5">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100 shrink-0" />
        <bdi className="truncate">{name}</bdi>
      </a>
      <div className="mt-2 mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-3xl">
            <Trans>Add pupils</Trans>
          </h1>
          <p className="mt-1 text-ink-2">
            <Trans>
              Each gets a user name and a password on a card to print. No e-mail address is needed.
            </Trans>
          </p>
        </div>
        <SeatsNote places={places} className="w-56" />
      </div>
      {data.mayChange ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card>
            <NamesField
              text={text}
              onText={changeText}
              error={tried ? (checked.refusal ?? undefined) : undefined}
            />
          </Card>
          <Card className="lg:sticky lg:top-23">
            <NamesPreview checked={checked} choice={choice} onChoice={setChoice} />
            <p className="sr-only" role="status">
              {t`${plural({ names: checked.names.length }, { one: '# name', other: '# names' })} read, ${plural({ lines: checked.problems.length }, { one: '# line', other: '# lines' })} with a problem`}
            </p>
            <div role="alert" className="mt-5 empty:hidden">
              {failure && <Notice tone="bad">{failure}</Notice>}
            </div>
            <Button
              variant="primary"
              size="large"
              wide
              busy={busy}
              className="mt-5"
              onClick={() => void submit()}
            >
              {busy
                ? t`Creating accounts`
                : checked.names.length > 0
                  ? plural(
                      { count: checked.names.length },
                      { one: 'Create # pupil', other: 'Create # pupils' },
                    )
                  : t`Create pupils`}
            </Button>
          </Card>
        </div>
      ) : (
        <Notice>
          <Trans>This is a colleague’s class: only its teacher can add pupils.</Trans>
        </Notice>
      )}
    </div>
  );
}

const nothing: Omit<CheckedNames, 'refusal'> = {
  names: [],
  surnames: [],
  problems: [],
  columns: [],
  repeated: [],
};

/**
 * The result of `checkNames` for a pasted list. The parser loads after the screen, while the user may already
 * type. Until the parser has loaded, the list is not parsed and cannot be sent.
 */
function useCheckNames(
  text: string,
  inClass: readonly string[],
  left: number | null,
  choice: RosterChoice,
): CheckedNames {
  const [read, setRead] = useState<typeof checkNames | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./pupils/check-names.ts').then(
      (loaded) => setRead(() => loaded.checkNames),
      () => setFailed(true),
    );
  }, []);
  return useMemo(() => {
    if (read) return read(text, inClass, left, choice);
    const refusal = failed
      ? t`We couldn’t read the list because part of this page didn’t load. Reload the page.`
      : t`We’re still reading the list. Try again in a moment.`;
    return { ...nothing, refusal };
  }, [read, failed, text, inClass, left, choice]);
}

/**
 * Creates accounts for a list of names. A retry of the same list reuses its idempotency key, so that a lost
 * response does not create every pupil twice.
 */
function useCreatePupils(classroomId: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef({ names: '', key: '' });

  /** Returns the cards, or null on failure. `failure` then contains the reason. */
  async function create({
    names,
    surnames,
  }: Pick<ParsedNames, 'names' | 'surnames'>): Promise<LoginCard[] | null> {
    if (busy) return null;
    const list = JSON.stringify([names, surnames]);
    if (sent.current.names !== list) sent.current = { names: list, key: crypto.randomUUID() };
    setBusy(true);
    setFailure(null);
    try {
      return await http.post<LoginCard[]>(
        `${classroomPath(classroomId)}/pupils`,
        { names, surnames },
        { idempotencyKey: sent.current.key },
      );
    } catch (error) {
      setFailure(messageOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { create, busy, failure };
}
