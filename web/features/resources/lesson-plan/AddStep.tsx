import { Plus } from 'lucide-react';
import { useState } from 'react';
import { phaseNames } from '#lessons/plan/phases.ts';
import type { StepIdea } from '#lessons/plan/step-idea.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';

interface AddStepProps {
  /** What is not in the plan yet. */
  ideas: readonly StepIdea[];
  onIdea: (idea: StepIdea) => void;
  onOwn: (title: string) => void;
}

/** Another step: one of the lesson's ideas, or the teacher's own. */
export function AddStep({ ideas, onIdea, onOwn }: AddStepProps) {
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState('');
  const idea = ideas.find(({ id }) => id === chosen);
  return (
    <Card className="grid items-end gap-5 xl:grid-cols-2 print:hidden">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!idea) return;
          onIdea(idea);
          setChosen('');
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          <NativeSelect
            label="Add a step"
            placeholder="Choose one"
            value={idea ? chosen : ''}
            options={ideas.map(({ id, title, phase }) => ({
              value: id,
              label: `${title} (${phaseNames[phase].toLowerCase()})`,
            }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" disabled={!idea} className="min-h-12">
          <Plus size={18} aria-hidden="true" />
          Add
        </Button>
      </form>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const title = own.trim();
          if (!title) return;
          onOwn(title);
          setOwn('');
        }}
      >
        <TextField
          label="Or one of your own"
          fieldClassName="min-w-0 flex-1 basis-56"
          maxLength={200}
          value={own}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
        <Button type="submit" disabled={own.trim() === ''} className="min-h-12">
          <Plus size={18} aria-hidden="true" />
          Add your own
        </Button>
      </form>
    </Card>
  );
}
