import { languageOf } from '#language/languages.ts';
import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { samplesOf } from '#lessons/prompts/sample.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';

/** What this prompt can be filled in for: choices of the code, or public lessons by their language. */
export function sampleOptions({ key, samples }: PromptRecord): { value: string; label: string }[] {
  const choices = samplesOf(key);
  if (choices !== 'lessons') return choices.map(({ id, label }) => ({ value: id, label }));
  return samples
    .map(({ id, title, to, level }) => ({
      value: id,
      label: `${languageOf(to).name} ${level}: ${title || 'untitled'}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

interface SampleChoiceProps {
  record: PromptRecord;
  value: string;
  onChoose: (id: string) => void;
}

/** The sample that a prompt is previewed and tried on. */
export function SampleChoice({ record, value, onChoose }: SampleChoiceProps) {
  return (
    <NativeSelect
      label="Sample"
      help={
        samplesOf(record.key) === 'lessons'
          ? 'The newest public lessons that fit. Private lessons are never used.'
          : 'Made up for trials; nobody’s work is in it.'
      }
      value={value}
      options={sampleOptions(record)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
