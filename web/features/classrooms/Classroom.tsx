import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  ClipboardList,
  ClipboardPlus,
  GraduationCap,
  KeyRound,
  MoreHorizontal,
  PencilLine,
  Trash2,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ClassroomDetail, LoginCard } from '#contracts/classrooms/classroom.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Menu } from '#ui/Menu.tsx';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { useUser } from '#web/app/session/use-user.ts';
import { ClassroomNotHere } from './ClassroomNotHere.tsx';
import { LoginCards } from './cards/LoginCards.tsx';
import { type Asked, ClassroomDialogs } from './dialogs/ClassroomDialogs.tsx';
import { PupilTable } from './pupils/PupilTable.tsx';
import { SeatsNote, useSeats } from './SeatsNote.tsx';
import { useClassroom } from './use-classroom.ts';
import { useClassroomActions } from './use-classroom-actions.ts';

const nobody: ReadonlySet<string> = new Set();

/** The screen at /classrooms/view/{id}: one class, its pupils, and all actions on them. */
export default function Classroom() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useClassroom(id);
  // The header shows how many seats are left, so the user is fetched in parallel with the class.
  useUser();
  const actions = useClassroomActions(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosenIds, setChosenIds] = useState(nobody);
  const [cards, setCards] = useState<LoginCard[] | null>(null);

  if (!data) {
    return <ClassroomNotHere title={t`Class`} error={error} onAgain={() => void mutate()} />;
  }
  const { classroom, pupils, mayChange } = data;
  if (cards) {
    return (
      <LoginCards
        title={plural(
          { count: cards.length },
          { one: 'A new login card', other: '# new login cards' },
        )}
        className={classroom.name}
        cards={cards}
        onDone={() => setCards(null)}
      />
    );
  }

  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <ClassroomHeader
        detail={data}
        onRename={() => setAsked({ kind: 'rename class' })}
        onAddExisting={() => setAsked({ kind: 'add existing' })}
        onAllPasswords={() => setAsked({ kind: 'passwords', pupils })}
        onMoveUp={() => setAsked({ kind: 'move class up' })}
        onArchive={(archived) =>
          archived
            ? setAsked({ kind: 'archive class' })
            : void actions.setArchived(false, classroom.name)
        }
        onRemove={() => setAsked({ kind: 'remove class' })}
      />
      {pupils.length === 0 ? (
        <Card>
          <EmptyState
            icon={<UserPlus size={28} />}
            title={t`This class has no pupils yet`}
            action={
              mayChange && (
                <>
                  <LinkButton href={`/classrooms/${id}/pupils/create`} variant="primary">
                    <Trans>Paste their names</Trans>
                  </LinkButton>
                  <Button onClick={() => setAsked({ kind: 'add existing' })}>
                    <Trans>Add pupils who have an account</Trans>
                  </Button>
                </>
              )
            }
          >
            {mayChange
              ? t`Each pupil gets a user name and a password on a card to print.`
              : t`The teacher hasn’t added any pupils yet.`}
          </EmptyState>
        </Card>
      ) : (
        <PupilTable
          detail={data}
          chosenIds={chosenIds}
          onChosenIds={setChosenIds}
          onAsk={setAsked}
          onRemove={(leaving) => {
            setChosenIds(nobody);
            void actions.removeFromClass(leaving);
          }}
        />
      )}
      {asked && (
        <ClassroomDialogs
          detail={data}
          asked={asked}
          actions={actions}
          onClose={(done) => {
            setAsked(null);
            if (done) setChosenIds(nobody);
          }}
          onCards={setCards}
        />
      )}
    </div>
  );
}

interface ClassroomHeaderProps {
  detail: ClassroomDetail;
  onRename: () => void;
  onAddExisting: () => void;
  onAllPasswords: () => void;
  onMoveUp: () => void;
  onArchive: (archived: boolean) => void;
  onRemove: () => void;
}

/** The class's details, and the actions on the whole class. */
function ClassroomHeader(props: ClassroomHeaderProps) {
  const { classroom, pupils, mayChange } = props.detail;
  const places = useSeats();
  const { id, name, language, year, archived } = classroom;
  const facts = [
    language && nameOfLanguage(language),
    year && nameOfAudience(year),
    plural({ count: pupils.length }, { one: '# pupil', other: '# pupils' }),
  ].filter(Boolean);
  return (
    <header className="mb-6">
      <a href="/classrooms/view" className="inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />{' '}
        <Trans>Classes</Trans>
      </a>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-3xl wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-1 text-ink-2">{facts.join(' · ')}</p>
          {(archived || !classroom.mine) && (
            <p className="mt-2 flex flex-wrap gap-2">
              {archived && (
                <Badge>
                  <Trans>Archived</Trans>
                </Badge>
              )}
              {!classroom.mine && (
                <Badge tone="native">
                  <span className="truncate">
                    <Trans>{{ teacher: classroom.teacherName }}’s class</Trans>
                  </span>
                </Badge>
              )}
            </p>
          )}
        </div>
        {mayChange && <SeatsNote places={places} className="w-56" />}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {mayChange && !archived && (
          <LinkButton href={`/create-homework?classroom=${id}`} variant="primary">
            <ClipboardPlus size={18} aria-hidden="true" /> <Trans>Set homework</Trans>
          </LinkButton>
        )}
        <LinkButton href={`/classroom/homework/${id}/active`}>
          <ClipboardList size={18} aria-hidden="true" /> <Trans>Homework for this class</Trans>
        </LinkButton>
        {mayChange && !archived && (
          <LinkButton href={`/classrooms/${id}/pupils/create`}>
            <UserPlus size={18} aria-hidden="true" /> <Trans>Add pupils</Trans>
          </LinkButton>
        )}
        {mayChange && (
          <Menu
            label={t`More for this class`}
            button={<MoreHorizontal size={20} aria-hidden="true" />}
            actions={[
              {
                id: 'rename',
                label: t`Name, language and year`,
                icon: <PencilLine size={16} />,
                onAct: props.onRename,
              },
              {
                id: 'existing',
                label: t`Add pupils who have an account`,
                icon: <UsersRound size={16} />,
                onAct: props.onAddExisting,
              },
              {
                id: 'passwords',
                label: t`New login cards for everyone`,
                icon: <KeyRound size={16} />,
                disabled: pupils.length === 0,
                onAct: props.onAllPasswords,
              },
              ...(archived
                ? []
                : [
                    {
                      id: 'up',
                      label: t`Move class up a year`,
                      icon: <GraduationCap size={16} />,
                      disabled: pupils.length === 0,
                      onAct: props.onMoveUp,
                    },
                  ]),
              archived
                ? {
                    id: 'restore',
                    label: t`Restore from archive`,
                    icon: <ArchiveRestore size={16} />,
                    onAct: () => props.onArchive(false),
                  }
                : {
                    id: 'archive',
                    label: t`Archive class`,
                    icon: <Archive size={16} />,
                    onAct: () => props.onArchive(true),
                  },
              {
                id: 'remove',
                label: t`Remove class`,
                icon: <Trash2 size={16} />,
                danger: true,
                disabled: pupils.length > 0,
                onAct: props.onRemove,
              },
            ]}
          />
        )}
      </div>
    </header>
  );
}
