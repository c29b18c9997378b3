import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Select } from '#ui/Select.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useClassrooms } from '../use-classroom.ts';

interface ChooseClassroomProps {
  title: string;
  /** A sentence that explains what happens to the pupils. */
  explanation: string;
  /** The label of the button, such as "Move them". */
  action: string;
  /** The id of the displayed class, which cannot be chosen. */
  except: string;
  busy: boolean;
  onChoose: (classroom: { id: string; name: string }) => void;
  onClose: () => void;
}

/** A dialog in which the teacher chooses another of their own classes. */
export function ChooseClassroom(props: ChooseClassroomProps) {
  const { title, explanation, action, except, busy, onChoose, onClose } = props;
  const { data, error } = useClassrooms();
  const [chosen, setChosen] = useState<string | null>(null);
  const others = data?.filter(({ id }) => id !== except) ?? [];
  const target = others.find(({ id }) => id === chosen);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {data && others.length === 0 ? (
            <LinkButton href="/classrooms/create" variant="primary">
              <Trans>Create another class</Trans>
            </LinkButton>
          ) : (
            <Button
              variant="primary"
              disabled={!target}
              busy={busy}
              onClick={() => target && onChoose(target)}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4 text-ink-2">{explanation}</p>
      {data ? (
        others.length === 0 ? (
          <p>
            <Trans>You have no other class yet.</Trans>
          </p>
        ) : (
          <Select
            label={t`Class`}
            value={chosen}
            onChoose={setChosen}
            placeholder={t`Choose a class`}
            options={others.map(({ id, name, mine, teacherName }) => ({
              value: id,
              label: mine ? name : `${name} (${teacherName})`,
            }))}
          />
        )
      ) : error ? (
        <p>
          <Trans>The classes could not be loaded. Close this and try again.</Trans>
        </p>
      ) : (
        <Spinner label={t`Loading your classes`} small />
      )}
    </Dialog>
  );
}
