import { languageOf } from '#language/languages.ts';
import type { TaskFace } from '../task-content.ts';
import { FaceView } from '../views/FaceView.tsx';
import { useClip } from '../views/use-clip.ts';

interface ChoiceOptionProps {
  /** The radio buttons of one question share it. */
  name: string;
  face: TaskFace;
  chosen: boolean;
  disabled: boolean | undefined;
  onChoose: () => void;
  onEnter: () => void;
  soundAddress: (key: string) => string;
}

/** One option, the whole width of it to tap. A sound is heard when it is chosen, and again by a tap. */
export function ChoiceOption({ face, soundAddress, ...option }: ChoiceOptionProps) {
  const clip = useClip(face.kind === 'sound' ? soundAddress(face.key) : '');
  return (
    <label
      // The circle stands where its words begin, as the sentence above does.
      dir={face.kind === 'words' ? languageOf(face.language).direction : undefined}
      className="flex min-h-14 items-center gap-3 rounded-card border-2 border-line bg-card px-4 py-2.5 text-lg transition-colors hover:border-edge has-checked:border-target has-checked:bg-target-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target"
    >
      <input
        type="radio"
        name={option.name}
        checked={option.chosen}
        disabled={option.disabled}
        onChange={option.onChoose}
        onClick={() => face.kind === 'sound' && clip.play(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && option.chosen) option.onEnter();
        }}
        className="size-5 shrink-0 accent-(--target-fill)"
      />
      <FaceView face={face} address={soundAddress} />
    </label>
  );
}
