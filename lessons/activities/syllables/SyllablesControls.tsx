import { EyeOff } from 'lucide-react';
import { languageOf } from '#language/languages.ts';
import type { Syllables } from '#language/syllables/syllabify.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { ResetButton } from '../ResetButton.tsx';
import { dotSyllables } from './dot-syllables.ts';
import { spokenClaps } from './spoken-claps.ts';
import { defaultSyllablesOptions, type SyllablesOptions, type SyllablesState } from './state.ts';

interface SyllablesControlsProps {
  state: SyllablesState;
  onState: (state: SyllablesState) => void;
  language: string;
  /** The word that was tapped last. */
  last: Syllables | undefined;
}

const which = [
  { value: 'all', label: 'Every word' },
  { value: 'tapped', label: 'Only the words I tap' },
] as const;
const looks = [
  { value: 'dots', label: 'Dots between' },
  { value: 'colours', label: 'Two colours in turn' },
] as const;

/** Which words are cut, how the cut looks, and the claps of the word that was tapped last. */
export function SyllablesControls({ state, onState, language, last }: SyllablesControlsProps) {
  const { options, ids } = state;
  const set = (change: Partial<SyllablesOptions>) =>
    onState({ ...state, options: { ...options, ...change } });
  return (
    <div className="grid gap-5">
      <NativeSelect
        label="Show the syllables of"
        value={options.which}
        options={which}
        onChange={(event) => {
          const found = which.find(({ value }) => value === event.currentTarget.value);
          if (found) set({ which: found.value });
        }}
      />
      <NativeSelect
        label="Separate syllables with"
        value={options.look}
        options={looks}
        onChange={(event) => {
          const found = looks.find(({ value }) => value === event.currentTarget.value);
          if (found) set({ look: found.value });
        }}
      />
      <Switch
        label="A number of claps beside each word"
        on={options.claps}
        onSwitch={(claps) => set({ claps })}
      />
      <div aria-live="polite" className="rounded-card border border-line bg-card p-4">
        {last ? (
          <Claps cut={last} language={language} />
        ) : (
          <p className="text-ink-2 text-sm">Tap a word in the text to clap it.</p>
        )}
      </div>
      {options.which === 'tapped' && (
        <Button
          size="small"
          className="justify-self-start"
          disabled={ids.length === 0}
          onClick={() => onState({ ...state, ids: [] })}
        >
          <EyeOff aria-hidden="true" className="size-4" /> Hide all again
        </Button>
      )}
      <ResetButton
        onReset={() => onState({ ...state, options: defaultSyllablesOptions, ids: [] })}
      />
    </div>
  );
}

function Claps({ cut, language }: { cut: Syllables; language: string }) {
  const { locale, direction } = languageOf(language);
  const written = cut.parts.length;
  const count = spokenClaps(language, cut.parts);
  return (
    <>
      <p lang={locale} dir={direction} className="font-semibold font-text text-2xl text-target">
        {dotSyllables(cut.parts, '\u2009·\u2009')}
      </p>
      <p className="mt-1">
        <span aria-hidden="true">{'👏'.repeat(Math.min(count, 12))} </span>
        {count === 1 ? '1 clap' : `${count} claps`}
        {count < written && `, ${written} syllables in writing`}
      </p>
    </>
  );
}
