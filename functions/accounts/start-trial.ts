import { type SQL, sql } from 'drizzle-orm';
import { mailboxOf } from './mailbox.ts';

/** Length of a new teacher's trial in days. */
const trialDays = 14;
/**
 * Maximum number of trials per registered domain in `domainDays`. A large school has fewer new teachers than
 * this. Without the limit, the owner of a domain that receives email at any address could start any number of
 * trials.
 */
const trialsOfDomain = 100;
const domainDays = 30;

/** Email providers where anyone can get an address. Their domains do not identify an organisation. */
const freeMail =
  'gmail.com,googlemail.com,outlook.com,hotmail.com,hotmail.co.uk,hotmail.fr,live.com,live.co.uk,msn.com,yahoo.com,yahoo.co.uk,yahoo.fr,yahoo.de,yahoo.es,yahoo.it,yahoo.co.jp,yahoo.co.in,ymail.com,icloud.com,me.com,mac.com,aol.com,proton.me,protonmail.com,gmx.de,gmx.net,gmx.com,gmx.at,gmx.ch,web.de,t-online.de,freenet.de,orange.fr,wanadoo.fr,free.fr,laposte.net,sfr.fr,libero.it,virgilio.it,tiscali.it,btinternet.com,sky.com,talktalk.net,virginmedia.com,ntlworld.com,comcast.net,verizon.net,att.net,mail.ru,yandex.ru,qq.com,163.com,126.com,naver.com,daum.net,uol.com.br,bol.com.br,terra.com.br,mail.com,fastmail.com,zoho.com,hey.com,tuta.com,tutanota.com,seznam.cz,wp.pl,onet.pl,o2.pl,interia.pl,telenet.be,skynet.be,ziggo.nl,kpnmail.nl,bluewin.ch';

/**
 * Second-level labels under which countries register names, such as the `co` in `co.uk`. The registered name
 * is the label before it.
 */
const secondLevels = 'ac|co|com|ed|edu|go|gob|gouv|gov|govt|lg|mil|ne|net|nhs|or|org|sch';
/**
 * Second-level labels of schools whose public suffix has three labels, such as `oak.kent.sch.uk` and
 * `elm.k12.ca.us`.
 */
const thirdLevels =
  '[^.]+[.]sch[.]uk|(act|catholic|nsw|nt|qld|sa|tas|vic|wa)[.]edu[.]au|k12[.][a-z][a-z][.]us';
const registrable = `([^.]+[.](${thirdLevels}|(${secondLevels})[.][a-z][a-z]|[^.]+)$)`;

/**
 * SQL for the registered domain of a host, without subdomains, because the owner of a domain can create any
 * number of hosts. It does not use the public suffix list, so all names under a suffix unknown to it count as
 * one domain.
 */
const registeredDomain = (host: SQL): SQL =>
  sql`coalesce(substring(${host} from ${registrable}::text), ${host})`;

const hashOf = (words: SQL): SQL => sql`encode(sha256(convert_to(${words}, 'UTF8')), 'hex')`;

/**
 * CTEs that start the trial of a teacher whose address was just confirmed. The last CTE is `trial`. `from` is
 * a table expression with `id`, `role` and `email`.
 *
 * A teacher who has or had a subscription gets no trial. A mailbox gets only one trial, even if it is
 * confirmed twice or under several addresses. All hosts of a registered domain share a limit of trials per
 * month. A teacher without a trial has an account without a plan, and an admin can grant a trial
 * (`setTrial`).
 */
export function startTrial(from: SQL): SQL {
  return sql`
    trial_candidate as (
      select v.id, ${hashOf(mailboxOf(sql`v.email`))} as mailbox,
        case when d.domain = any(string_to_array(${freeMail}, ',')) then null
          else ${hashOf(registeredDomain(sql`d.domain`))} end as domain
      from ${from} v, lateral (select split_part(lower(v.email), '@', 2) as domain) d
      where v.role = 'public' and not exists (select 1 from subscriptions s where s.user_id = v.id)
    ), trial_claim as (
      insert into trial_claims (mailbox, domain)
      select c.mailbox, c.domain from trial_candidate c
      where c.domain is null or ${trialsOfDomain}::int > (
        select count(*) from trial_claims t where t.domain = c.domain
          and t.claimed_at > now() - make_interval(days => ${domainDays}))
      on conflict (mailbox) do nothing returning mailbox
    ), trial as (
      insert into subscriptions (id, user_id, plan, kind, status, payment_status, starts_at, ends_at)
      select 'trial-' || c.id, c.id, 'TRIAL', 'Trial', 'active', 'trialing', now(),
        now() + make_interval(days => ${trialDays})
      from trial_candidate c join trial_claim using (mailbox)
      on conflict (id) do nothing
    )`;
}
