import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/LinkButton.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LoomDemo } from './LoomDemo.tsx';
import { Threads } from './Threads.tsx';
import { WovenList } from './WovenList.tsx';

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

/** The landing page: what it is, a demonstration to touch, how it works and for whom. */
export default function Landing() {
  return (
    <>
      <section className="relative overflow-hidden">
        <Threads />
        <div className="relative mx-auto grid max-w-350 items-center gap-10 px-4 py-12 sm:px-8 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:py-20">
          <div>
            <h1 className="text-3xl sm:text-4xl">
              One text in two languages. A whole lesson <span className="text-target">woven</span>{' '}
              from it.
            </h1>
            <p className="mt-5 max-w-xl text-lg text-ink-2">
              Tell Lexiloom what your class is learning. It writes the text in{' '}
              <strong className="font-semibold text-target">their new language</strong> and in{' '}
              <strong className="font-semibold text-native">their own</strong>, then makes the gaps,
              the questions and the sound that you teach with.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <LinkButton href="/register" variant="primary" size="large">
                Create your account{' '}
                <ArrowRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
              </LinkButton>
              <LinkButton href="/createaccount" size="large">
                For a department
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
        title="From an idea to the projector in three steps"
        lead="You stay the teacher: Lexiloom does the typing."
      >
        <HowItWorks />
      </Section>
      <Section
        id="what"
        title="What one text becomes"
        lead="Everything stands on the same sentences, so the words pupils hear are the words they read and the words they are asked about."
      >
        <WovenList />
      </Section>
      <section className="mx-auto max-w-350 px-4 py-10 sm:px-8 lg:py-12">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-target-soft p-6 sm:p-10">
          <div className="max-w-2xl">
            <h2 className="text-2xl">Make your next lesson here</h2>
            <p className="mt-1.5 text-lg text-ink-2">
              Your first two weeks are a trial. No card is asked for.
            </p>
          </div>
          <LinkButton href="/register" variant="primary" size="large">
            Create your account
          </LinkButton>
        </div>
      </section>
    </>
  );
}
