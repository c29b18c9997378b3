import { useState } from 'react';
import type { Organisation } from '#contracts/organisation/organisation.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { http } from '#web/app/http/http.ts';
import { useDeed } from '../use-deed.ts';
import { organisationPath } from '../use-organisation.ts';

interface HandOverProps {
  organisation: Organisation;
  onClose: () => void;
}

/** Makes a colleague the owner, once it is clear that the plan goes along. */
export function HandOver({ organisation, onClose }: HandOverProps) {
  const heirs = organisation.members.filter(({ role }) => role !== 'owner');
  const [to, setTo] = useState(heirs[0]?.id ?? '');
  const { busy, run } = useDeed();
  const heir = heirs.find(({ id }) => id === to);
  const handOver = () =>
    run(
      () => http.post(`${organisationPath}/owner`, { id: to }),
      `${heir?.fullName} is the owner now. You are a manager.`,
    );
  return (
    <ConfirmDialog
      open
      title={`Hand over ${organisation.name}?`}
      confirmLabel="Hand over"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void handOver().then((done) => done && onClose())}
    >
      <NativeSelect
        label="Who becomes the owner?"
        value={to}
        options={heirs.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <ul className="mt-5 list-disc space-y-2 ps-5 text-ink-2">
        <li>The department’s plan with its add-ons and invoices goes along.</li>
        <li>
          Your card is charged, and invoices are mailed to you, until the new owner changes both
          under Card and billing details. We ask them to by mail.
        </li>
        <li>You become a manager; only the new owner can give it back.</li>
      </ul>
    </ConfirmDialog>
  );
}
