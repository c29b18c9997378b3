import { type Mail, writeMail } from '#functions/mail/write-mail.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells an owner when the pupils' data goes, and how to keep or take it. `deletedOn` is ISO 8601. */
export function lapsedContractMail(
  { name, pupils, deletedOn }: { name: string; pupils: number; deletedOn: string },
  origin: string,
): Mail {
  const date = day.format(new Date(deletedOn));
  const whose = pupils === 1 ? 'your pupil’s account' : `the accounts of your ${pupils} pupils`;
  return writeMail({
    subject: `Your pupils’ data will be deleted on ${date}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your Lexiloom plan has ended. As our agreement says, we then keep no data about children: on ${date} we delete ${whose}, with their answers, marks and feedback, for good. Your lessons and classes stay.`,
      'To keep everything, choose a plan before that day. To take results with you, download them from Results; a pupil’s whole file is on the pupil’s page.',
    ],
    action: { label: 'Choose a plan', address: `${origin}/subscription/product` },
    afterwards: 'If that is what you want, you don’t need to do anything.',
  });
}
