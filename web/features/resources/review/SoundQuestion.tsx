import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface SoundQuestionProps {
  /** What the recording would go for; null when nothing is asked. */
  about: 'make' | 'remove' | null;
  onKeep: () => void;
  onMake: () => void;
  onRemove: () => void;
}

/** Asks before a teacher's own recording goes for good. */
export function SoundQuestion({ about, onKeep, onMake, onRemove }: SoundQuestionProps) {
  const [title, confirmLabel, words] =
    about === 'make'
      ? [
          'Make the sound with the AI voice?',
          'Make the sound',
          'The AI voice takes the place of your recording, which cannot be brought back.',
        ]
      : [
          'Remove the recording?',
          'Remove it',
          'The text will have no sound until you add one. The recording cannot be brought back.',
        ];
  return (
    <ConfirmDialog
      open={about !== null}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Keep the recording"
      danger
      onCancel={onKeep}
      onConfirm={about === 'make' ? onMake : onRemove}
    >
      <p className="text-ink-2">{words}</p>
    </ConfirmDialog>
  );
}
