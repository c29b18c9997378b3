import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { PromptScreen } from '#lessons/prompts/prompts.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { PromptForm } from './prompts/PromptForm.tsx';
import { usePrompt } from './prompts/use-prompts.ts';

/** The screens at /prompt/{key} and /activity_prompt/{key}: words a prompt, tries it and publishes it. */
export default function PromptEditor({ screen }: { screen: PromptScreen }) {
  const { promptKey = '' } = useParams();
  const { data, error, mutate } = usePrompt(promptKey);
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-6 sm:px-8">
      <a href={`/${screen}`} className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
        {screen === 'prompt' ? 'All text prompts' : 'All activity prompts'}
      </a>
      {!data && <h1 className="sr-only">Prompt</h1>}
      {data && <PromptForm key={data.key} record={data} onChanged={() => mutate()} />}
      {!data && (
        <NotLoadedYet
          loading="Loading the prompt"
          what="The prompt"
          error={error}
          onAgain={() => void mutate()}
          missing={{
            text: 'No prompt has this name.',
            action: <LinkButton href={`/${screen}`}>See all prompts</LinkButton>,
          }}
        />
      )}
    </div>
  );
}
