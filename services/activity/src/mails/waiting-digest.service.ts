import { categoryOfRole, GENSEC_ROLES, type GensecRole, type InstituteSettings } from '@portal/contracts';
import {
  portalName,
  renderEmail,
  type Clock,
  type Email,
  type Mail,
  type Mails,
  type Transaction,
} from '@portal/service-kit';
import { formatInstant } from '@portal/service-kit/institute-time';
import type { PendingRepository, DigestSelection } from '../pending/pending.repository';
import { endorsementLink } from '../labels/label.domain';
import type { PersonService } from '../people/person.service';
import { lastMorning } from './digest.domain';
import { waitingEmailText } from './mail.template';
import { waitingMailData } from './waiting-digest.domain';
import type { WaitingDigestRepository } from './waiting-digest.repository';

interface Dependencies {
  repository: WaitingDigestRepository;
  pending: Pick<PendingRepository, 'count' | 'listOldest'>;
  people: Pick<PersonService, 'findByRole' | 'addressOf' | 'roleOf'>;
  mails: Pick<Mails, 'enqueue'>;
  transaction: Transaction;
  clock: Clock;
  settings: InstituteSettings;
  publicOrigin: string;
}

export const WAITING_MAIL = 'waiting';

/** The things that a digest names; of more it says how many there are. */
const MAX_NAMED = 20;

export type WaitingDigestService = ReturnType<typeof createWaitingDigestService>;

/** One mail a morning for each general secretary with what waits for them, as long as something does. */
export function createWaitingDigestService(dependencies: Dependencies) {
  const { repository, pending, people, mails, transaction, clock, settings, publicOrigin } = dependencies;

  /** Queues the digests of the last morning and answers how many. It may be killed anywhere and run twice at once. */
  async function enqueueDue(): Promise<number> {
    const morning = lastMorning(clock.now(), 'daily', settings.timeZone);
    let count = 0;
    for (const role of GENSEC_ROLES) {
      for (const userId of await people.findByRole(role)) if (await enqueueOne(userId, role, morning)) count += 1;
    }
    return count;
  }

  /** State and mail change in one transaction, so that there is one mail however many instances do this. */
  async function enqueueOne(userId: string, role: GensecRole, morning: Date): Promise<boolean> {
    return transaction(async (session) => {
      if (!(await repository.advance(userId, morning, session))) return false;
      if ((await pending.count(selectionOf(userId, role, morning), session)) === 0) return false;
      const to = await people.addressOf(userId, session);
      if (to === null) return false;
      const data = { role, morning: morning.toISOString() };
      await mails.enqueue(session, { kind: WAITING_MAIL, userId, to, data });
      return true;
    });
  }

  /** Null when everything was decided, or the person is no longer general secretary, since the mail was queued. */
  async function compose({ userId, data }: Pick<Mail, 'userId' | 'data'>): Promise<Email | null> {
    const { role, morning } = waitingMailData.parse(data);
    if (userId === null || (await people.roleOf(userId)) !== role) return null;
    const selection = selectionOf(userId, role, new Date(morning));
    const [count, oldest] = await Promise.all([pending.count(selection), pending.listOldest(selection, MAX_NAMED)]);
    if (oldest.length === 0) return null;
    const dayOf = (instant: string) => formatInstant(new Date(instant), 'd MMMM yyyy', settings.timeZone);
    const things = oldest.map(({ label, since }) => ({ label, since: dayOf(since) }));
    return renderEmail({
      portal: portalName(settings),
      ...waitingEmailText({ things, count, role }),
      link: { label: 'Open the endorsement panel', url: `${publicOrigin}${endorsementLink}` },
    });
  }

  return { enqueueDue, compose };
}

function selectionOf(without: string, role: GensecRole, morning: Date): DigestSelection {
  return { category: categoryOfRole(role) ?? 'independent', without, before: morning.toISOString() };
}
