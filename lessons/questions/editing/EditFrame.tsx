import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Quoted } from '#ui/Quoted.tsx';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import type { Problem } from '../define-question.ts';
import type { DraftEdit } from './use-draft.ts';

interface EditFrameProps {
  edit: Pick<DraftEdit<unknown>, 'save' | 'cancel' | 'state'>;
  problems: readonly Problem[];
  /** The message shown above the problems. */
  guidance: string;
  /** True if the content cannot be saved because its two sides are unequal. */
  blocked?: boolean;
  /** Additional content that explains why Save was refused. */
  refusal?: ReactNode;
  children: ReactNode;
}

/** The frame of every editor: the problems, the fields, and Save. */
export function EditFrame(props: EditFrameProps) {
  const { edit, problems, guidance, blocked = false, refusal, children } = props;
  const [refused, setRefused] = useState(0);
  const ofTheSet = problems.filter(({ where }) => where === 'set');
  const { state } = edit;
  return (
    <div className="grid gap-5">
      {problems.length > 0 && (
        <div className="grid gap-2 rounded-control border border-native bg-native-soft px-4 py-3">
          <p className="m-0 font-semibold text-ink">{guidance}</p>
          <ProblemList problems={ofTheSet} />
        </div>
      )}
      {/* Text typed during the save would be lost when the editor closes. */}
      <div className="grid gap-5" inert={state === 'saving'}>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          busy={state === 'saving'}
          // The button stays enabled if Save returned errors.
          aria-disabled={blocked && refusal === undefined}
          onClick={() => {
            setRefused(blocked ? refused + 1 : 0);
            if (!blocked) edit.save();
          }}
        >
          <Trans>Save changes</Trans>
        </Button>
        {edit.cancel && (
          <Button onClick={edit.cancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <p className="m-0 text-sm text-ink-2" role="status">
          {blocked && t`Both languages need filling in before you can save.`}
          {!blocked &&
            problems.length > 0 &&
            t`${{ count: problems.length }} to check. You can still save.`}
        </p>
      </div>
      {blocked && refused > 0 && <Fragment key={refused}>{refusal}</Fragment>}
      {typeof state === 'object' && (
        <p role="alert" className="m-0 font-semibold text-bad">
          {state.failed}
        </p>
      )}
    </div>
  );
}

/** The problems found by the checks, one sentence each; renders nothing if there are none. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  useAnswers();
  if (problems.length === 0) return null;
  const messages = [...new Set(problems.map(({ message }) => message))];
  return (
    <ul className="m-0 grid gap-1 ps-5 text-sm text-ink">
      {messages.map((message) => (
        <li key={message}>
          <Quoted text={sayAnswer(message)} />
        </li>
      ))}
    </ul>
  );
}
