import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, MonitorPlay, PencilLine, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#language/wordings/speaker.ts';
import { LinkButton } from '#ui/Button.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { LoomDemo } from '../landing/LoomDemo.tsx';

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-350 px-4 py-10 sm:px-8 lg:py-12">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-2 mb-7 max-w-2xl text-lg text-ink-2">{lead}</p>
      {children}
    </section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The landing page: presents the product, an interactive demonstration, how it works and who it is for. */
export default function Landing() {
  return (
    <>
      <section className="relative overflow-hidden">
        <Threads />
        <div className="relative mx-auto grid max-w-350 items-center gap-10 px-4 py-12 sm:px-8 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:py-20">
          <div>
            <h1 className="text-3xl sm:text-4xl">
              <Trans>
                One text in two languages. A whole lesson <span className="text-target">woven</span>{' '}
                from it.
              </Trans>
            </h1>
            <p className="mt-5 max-w-xl text-lg text-ink-2">
              <Trans>
                Tell Lexiloom what your class is learning. It writes the text in{' '}
                <strong className="font-semibold text-target">their new language</strong> and in{' '}
                <strong className="font-semibold text-native">their own</strong>, then makes the
                gaps, the questions and the sound that you teach with.
              </Trans>
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <LinkButton href="/register" variant="primary" size="large">
                <Trans>Create your account</Trans>{' '}
                <ArrowRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
              </LinkButton>
              <LinkButton href="/createaccount" size="large">
                <Trans>For a department</Trans>
              </LinkButton>
            </div>
          </div>
          <div className="min-w-0">
            <LoomDemo />
          </div>
        </div>
      </section>
      <Section
        id="how"
        title={t`From an idea to the projector in three steps`}
        lead={t`You stay the teacher: Lexiloom does the typing.`}
      >
        <HowItWorks />
      </Section>
      <Section
        id="what"
        title={t`What one text becomes`}
        lead={t`Everything is built on the same sentences, so the words pupils hear are the words they read and the words they are asked about.`}
      >
        <WovenList />
      </Section>
      <section className="mx-auto max-w-350 px-4 py-10 sm:px-8 lg:py-12">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-target-soft p-6 sm:p-10">
          <div className="max-w-2xl">
            <h2 className="text-2xl">
              <Trans>Make your next lesson here</Trans>
            </h2>
            <p className="mt-1.5 text-lg text-ink-2">
              <Trans>Your first two weeks are a free trial. No card needed.</Trans>
            </p>
          </div>
          <LinkButton href="/register" variant="primary" size="large">
            <Trans>Create your account</Trans>
          </LinkButton>
        </div>
      </section>
    </>
  );
}

const steps: readonly { icon: ReactNode; title: Message; text: Message }[] = [
  {
    icon: <PencilLine size={22} />,
    title: msg`Describe the lesson`,
    text: msg`Choose two languages, a level and a length, and say what it should be about. Add the words and tenses your class is learning.`,
  },
  {
    icon: <ScanText size={22} />,
    title: msg`Check every sentence`,
    text: msg`The text appears in both languages side by side while it is being written. Change what you like: your class never sees anything you haven’t checked.`,
  },
  {
    icon: <MonitorPlay size={22} />,
    title: msg`Teach from it`,
    text: msg`Open it on the projector: gaps, questions and sound, all from the same text. The gaps stay the same, even after a reload.`,
  },
];

function HowItWorks() {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title.id} className="rounded-card border border-line bg-card p-6">
          <div className="flex items-center gap-3">
            <span className="flex size-7 items-center justify-center rounded-small bg-target-soft text-sm font-bold text-target">
              {index + 1}
            </span>
            <h3 className="text-lg">{i18n._(step.title)}</h3>
            <span aria-hidden="true" className="ms-auto text-native">
              {step.icon}
            </span>
          </div>
          <p className="mt-3 text-ink-2">{i18n._(step.text)}</p>
        </li>
      ))}
    </ol>
  );
}

const woven: readonly { name: Message; text: Message }[] = [
  {
    name: msg`Texts and dialogues`,
    text: msg`From 50 to 500 words, for two or three speakers or none, from A1.1 to C1.2 or by school year.`,
  },
  {
    name: msg`38 languages`,
    text: msg`Each with its own script, direction and way of counting words.`,
  },
  {
    name: msg`Gap-fill`,
    text: msg`By percentage, at random, by part of speech or word by word, with a word bank.`,
  },
  {
    name: msg`Ten kinds of questions`,
    text: msg`True or false, comprehension, who said what, inference, odd one out and more, with answers to reveal.`,
  },
  {
    name: msg`Vocabulary and chunks`,
    text: msg`Matched in both languages, and always from the text.`,
  },
  {
    name: msg`Sound`,
    text: msg`A voice for each speaker, sentence by sentence, and slower when you need it.`,
  },
];

function WovenList() {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {woven.map((item) => (
        <li key={item.name.id} className="border-t-2 border-line py-5">
          <h3 className="text-lg">{i18n._(item.name)}</h3>
          <p className="mt-1 text-ink-2">{i18n._(item.text)}</p>
        </li>
      ))}
    </ul>
  );
}

const warp = Array.from({ length: 24 }, (_, thread) => thread * 60 + 30);
const weft = [60, 150, 240, 330, 420, 510];

/** A decorative loom: faint threads behind the hero section. */
function Threads() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full opacity-[.13]"
      fill="none"
      strokeWidth="1.5"
    >
      {warp.map((x) => (
        <path key={x} d={`M${x} 0V560`} className="stroke-native" />
      ))}
      {weft.map((y, row) => (
        <path
          key={y}
          d={`M0 ${y}${warp.map((_, at) => `q30 ${(at + row) % 2 === 0 ? 14 : -14} 60 0`).join('')}`}
          className="stroke-target"
        />
      ))}
    </svg>
  );
}
