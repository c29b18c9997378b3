import { Plus, TriangleAlert } from 'lucide-react';
import { variablesIn } from '#lessons/prompts/fill-template.ts';
import type { Variable } from '#lessons/prompts/variables.ts';
import { Chip } from '#ui/Chip.tsx';

interface VariableListProps {
  variables: readonly Variable[];
  template: string;
  onInsert: (name: string) => void;
}

/** What a prompt may hold between double braces; a press puts it where the cursor stands. */
export function VariableList({ variables, template, onInsert }: VariableListProps) {
  const used = variablesIn(template);
  return (
    <section aria-labelledby="variables" className="min-w-0">
      <h2 id="variables" className="mb-1.5 text-sm font-semibold">
        Variables
      </h2>
      <p className="mb-3 text-sm text-ink-2">
        Lexiloom fills them in. Press one to put it where the cursor is. What teachers wrote is
        never put in here: it reaches the model beside the prompt, as data.
      </p>
      <ul className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
        {variables.map(({ name, meaning, required }) => (
          <li key={name} className="flex flex-col items-start gap-0.5 text-sm">
            <span className="flex flex-wrap items-center gap-2">
              <Chip className="min-h-11 font-mono" onClick={() => onInsert(name)}>
                <Plus size={14} aria-hidden="true" />
                <span className="sr-only">Insert </span>
                {`{{${name}}}`}
              </Chip>
              {required && !used.includes(name) && (
                <span className="inline-flex items-center gap-1 font-semibold text-bad">
                  <TriangleAlert size={14} aria-hidden="true" /> missing
                </span>
              )}
              {!required && <span className="text-ink-3">optional</span>}
            </span>
            <span className="ps-1 text-ink-2">{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
