import './written.css';
import { useParams } from 'react-router-dom';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { EditorForm } from './editing/EditorForm.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useEditedPage } from './use-edited-pages.ts';

/** The screen at /written_pages/{pageId}, where an admin edits a page with a preview next to it. */
export default function ContentEditor() {
  const { pageId = '' } = useParams();
  const { data: page, error, mutate } = useEditedPage(pageId);
  return (
    <div className="mx-auto w-full max-w-420 px-4 py-6 sm:px-8">
      <p className="mb-4 text-sm">
        <a href="/written_pages">All guides and pages</a>
      </p>
      {page && <EditorForm key={page.id} page={page} onChanged={() => mutate()} />}
      {!page && <h1 className="sr-only">Edit a page</h1>}
      {!page &&
        (error ? (
          <Card>
            <LoadFailed
              error={error}
              title="The page could not be loaded"
              onAgain={() => void mutate()}
              missing={{
                title: 'The page could not be found',
                text: 'There is no page at this address.',
                action: <LinkButton href="/written_pages">See all pages</LinkButton>,
              }}
            />
          </Card>
        ) : (
          <PageSkeleton />
        ))}
    </div>
  );
}
