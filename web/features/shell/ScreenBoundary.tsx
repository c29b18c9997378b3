import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ScriptNotLoaded } from '#ui/load-script.ts';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Error boundary of a screen. It keeps the header usable when a screen fails. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (!(error instanceof ScriptNotLoaded)) console.error(error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Reload instead of retrying: browsers cache a failed module import, and the site may have been
    // redeployed.
    const reload = (
      <Button variant="primary" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    );
    if (error instanceof ScriptNotLoaded) {
      return (
        <EmptyState
          icon={<CloudOff size={30} />}
          title={t`This part could not be loaded`}
          action={reload}
        >
          <p role="alert">
            <Trans>Your connection may be slow or down. Anything you’ve saved is safe.</Trans>
          </p>
        </EmptyState>
      );
    }
    return (
      <EmptyState
        icon={<TriangleAlert size={30} />}
        title={t`Something went wrong on this page`}
        action={
          <>
            <LinkButton href="/">
              <Trans>Go to the start page</Trans>
            </LinkButton>
            {reload}
          </>
        }
      >
        <p role="alert">
          <Trans>
            It’s our mistake, not yours. Reloading the page often helps; anything you’ve saved is
            safe.
          </Trans>
        </p>
      </EmptyState>
    );
  }
}
