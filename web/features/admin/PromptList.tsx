import { type PromptScreen, promptKeys } from '#lessons/prompts/prompts.ts';
import { Card } from '#ui/Card.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { PromptRow } from './prompts/PromptRow.tsx';
import { PromptTabs } from './prompts/PromptTabs.tsx';
import { usePrompts } from './prompts/use-prompts.ts';

const words = {
  prompt: {
    title: 'Text prompts',
    about: 'What the model is told when it writes a text, one prompt for each type of text.',
  },
  activity_prompt: {
    title: 'Activity prompts',
    about: 'What the model is told when it makes questions and activities from a text.',
  },
} as const;

/** The screens at /prompt and /activity_prompt: every prompt of a kind, with how it stands. */
export default function PromptList({ screen }: { screen: PromptScreen }) {
  const { data, error, mutate } = usePrompts();
  const { title, about } = words[screen];
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-2">
        {about} What you save stays a draft until you publish it; every published wording is kept,
        with your name.
      </p>
      <PromptTabs screen={screen} />
      {!data && (
        <NotLoadedYet
          loading="Loading the prompts"
          what="The prompts"
          error={error}
          onAgain={() => void mutate()}
        />
      )}
      {data && (
        <Card flush>
          <ul>
            {promptKeys(screen).map((key) => {
              const line = data.find((one) => one.key === key);
              return line && <PromptRow key={key} line={line} screen={screen} />;
            })}
          </ul>
        </Card>
      )}
    </div>
  );
}
