import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#ui/Button.tsx';

/** The not-found page. Its drawing shows a cloth with a loose thread. */
export default function NotFound() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-6 py-16 text-center">
      <meta name="robots" content="noindex" />
      <svg viewBox="0 0 320 150" aria-hidden="true" className="mb-8 w-full max-w-80" fill="none">
        <g className="stroke-native" strokeWidth="5" strokeLinecap="round" opacity=".75">
          <path d="M60 16v118M110 16v118M160 16v118M210 16v118M260 16v118" />
        </g>
        <g className="stroke-target" strokeWidth="7" strokeLinecap="round">
          <path d="M30 40h70M120 40h80M220 40h70" />
          <path d="M30 110h20M70 110h80M170 110h80M270 110h20" />
          <path d="M30 75h70m20 0h52c22 0 30-24 14-30s-26 16-8 28 44 10 52-8" />
        </g>
      </svg>
      <p className="text-sm font-semibold text-target">
        <Trans>Page not found</Trans>
      </p>
      <h1 className="mt-1 text-3xl">
        <Trans>This thread leads nowhere</Trans>
      </h1>
      <p className="mt-3 text-ink-2">
        <Trans>
          The address may be misspelt, or the page may have been moved, deleted or made private.
        </Trans>
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <LinkButton href="/select_resources" variant="primary">
          <Trans>Go to your home page</Trans>
        </LinkButton>
        <LinkButton href="/">
          <Trans>Go to the start page</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
