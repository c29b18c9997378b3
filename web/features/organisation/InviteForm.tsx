import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type InviteOutcome,
  invitationDays,
  maxInvited,
} from '#contracts/organisation/organisation.ts';
import { parseAddresses } from '#contracts/organisation/parse-addresses.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { andList, moreWords, plainList } from '#ui/wordings/lists.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { InviteOutcomes } from './InviteOutcomes.tsx';
import { organisationPath, useAction } from './use-organisation.ts';

interface InviteFormProps {
  /** Seats that are neither taken nor reserved by an invitation. */
  left: number;
  pays: boolean;
}

/** Invites colleagues by email: accepts one address or a pasted list. */
export function InviteForm({ left, pays }: InviteFormProps) {
  const [outcomes, setOutcomes] = useState<InviteOutcome[]>([]);
  const { run } = useAction();
  const form = useForm({
    schema: Addresses,
    initial: { typed: '' },
    async send(teachers) {
      await run(async () => {
        const answer = await http.post<InviteOutcome[]>(`${organisationPath}/invitations`, {
          teachers,
        });
        setOutcomes(answer);
        // Addresses that could not be invited stay in the field for a retry.
        const full = answer.filter(({ outcome }) => outcome === 'full');
        form.set({ typed: full.map(({ email }) => email).join('\n') });
      });
    },
  });

  return (
    <Card>
      <h2 className="text-lg">
        <Trans>Invite teachers</Trans>
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        {left > 0 ? (
          <>
            <Plural value={left} one="# seat is free." other="# seats are free." />{' '}
            <Plural
              value={{ days: invitationDays }}
              one="The link in the e-mail works for # day."
              other="The link in the e-mail works for # days."
            />
          </>
        ) : (
          <Trans>Every seat is taken or reserved for someone you’ve invited.</Trans>
        )}
      </p>
      <form noValidate onSubmit={form.submit}>
        <TextArea
          {...form.field('typed')}
          label={t`E-mail addresses`}
          help={t`Separate addresses with commas, spaces or new lines.`}
          rows={3}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
        />
        <Button type="submit" variant="primary" wide busy={form.busy} className="mt-4">
          <Trans>Send invitations</Trans>
        </Button>
      </form>
      <div role="status" className="mt-4 empty:hidden">
        {outcomes.length > 0 && <InviteOutcomes outcomes={outcomes} />}
      </div>
      {left === 0 && pays && (
        <LinkButton href="/subscription/manage" wide className="mt-3">
          <Trans>Add seats</Trans>
        </LinkButton>
      )}
    </Card>
  );
}

/** Parses the typed or pasted addresses into the teachers to invite. */
export const Addresses = z.pipe(
  z.object({ typed: z.string() }).check(({ value: { typed }, issues }) => {
    const { teachers, wrong } = parseAddresses(typed);
    const message = problemOf(teachers.length, wrong);
    if (message) issues.push({ code: 'custom', message, path: ['typed'], input: typed });
  }),
  z.transform(({ typed }) => parseAddresses(typed).teachers),
);

/** Explains why the addresses cannot be submitted; undefined if they can. */
function problemOf(found: number, wrong: readonly string[]): string | undefined {
  const [address] = wrong;
  if (address !== undefined) {
    if (wrong.length === 1) return t`${address} isn’t a valid e-mail address.`;
    const addresses =
      wrong.length > 3
        ? andList([...wrong.slice(0, 3), moreWords(wrong.length - 3)])
        : plainList(wrong);
    return t`These aren’t valid e-mail addresses: ${addresses}.`;
  }
  if (found === 0) return t`Enter at least one e-mail address.`;
  if (found > maxInvited) {
    return plural(
      { most: maxInvited },
      {
        one: 'Invite at most # teacher at once.',
        other: 'Invite at most # teachers at once.',
      },
    );
  }
  return undefined;
}
