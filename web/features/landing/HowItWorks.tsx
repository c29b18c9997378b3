import { MonitorPlay, PencilLine, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';

const steps: readonly { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <PencilLine size={22} />,
    title: 'Describe the lesson',
    text: 'Choose two languages, a level and a length, and say what it should be about. Add the words and tenses your class is learning.',
  },
  {
    icon: <ScanText size={22} />,
    title: 'Check every sentence',
    text: 'The text appears in both languages side by side while it is being written. Change what you like: nothing reaches a class that you have not seen.',
  },
  {
    icon: <MonitorPlay size={22} />,
    title: 'Teach from it',
    text: 'Open it on the projector: gaps, questions and sound, all from the same text. The gaps are still the same after a reload.',
  },
];

export function HowItWorks() {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="rounded-card border border-line bg-card p-6">
          <div className="flex items-center gap-3">
            <span className="flex size-7 items-center justify-center rounded-small bg-target-soft text-sm font-bold text-target">
              {index + 1}
            </span>
            <h3 className="text-lg">{step.title}</h3>
            <span aria-hidden="true" className="ms-auto text-native">
              {step.icon}
            </span>
          </div>
          <p className="mt-3 text-ink-2">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
