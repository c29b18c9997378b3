import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useUser } from '#web/app/session/use-user.ts';
import { ClassroomHeader } from './ClassroomHeader.tsx';
import { ClassroomNotHere } from './ClassroomNotHere.tsx';
import { LoginCards } from './cards/LoginCards.tsx';
import type { Asked } from './dialogs/asked.ts';
import { ClassroomDialogs } from './dialogs/ClassroomDialogs.tsx';
import { PupilTable } from './pupils/PupilTable.tsx';
import { useClassroom } from './use-classroom.ts';
import { useClassroomActions } from './use-classroom-actions.ts';

const nobody: ReadonlySet<string> = new Set();

/** The screen at /classrooms/view/{id}: one class, its pupils, and everything that can be done with them. */
export default function Classroom() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useClassroom(id);
  // The header of the class shows the places that are left: asked for with the class, not after it.
  useUser();
  const actions = useClassroomActions(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosenIds, setChosenIds] = useState(nobody);
  const [cards, setCards] = useState<LoginCard[] | null>(null);

  if (!data) {
    return <ClassroomNotHere title="Class" error={error} onAgain={() => void mutate()} />;
  }
  const { classroom, pupils, mayChange } = data;
  if (cards) {
    return (
      <LoginCards
        title={cards.length === 1 ? 'A new login card' : `${cards.length} new login cards`}
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
            title="This class has no pupils yet"
            action={
              mayChange && (
                <>
                  <LinkButton href={`/classrooms/${id}/pupils/create`} variant="primary">
                    Paste their names
                  </LinkButton>
                  <Button onClick={() => setAsked({ kind: 'add existing' })}>
                    Add pupils who have an account
                  </Button>
                </>
              )
            }
          >
            {mayChange
              ? 'Each pupil gets a user name and a password on a card to print.'
              : 'Its teacher hasn’t added any pupils yet.'}
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
