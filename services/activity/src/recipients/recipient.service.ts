import { categoryOfRole, GENSEC_ROLES, type CloudEvent, type Role, type UnitCategory } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { MailService } from '../mails/mail.service';
import { isOwnAction, type NotificationText, type PersonalNotification } from '../notifications/notification.domain';
import type { NotificationService } from '../notifications/notification.service';
import type { PersonService } from '../people/person.service';

interface Dependencies {
  notifications: Pick<NotificationService, 'record'>;
  mails: Pick<MailService, 'enqueue'>;
  people: Pick<PersonService, 'findByRole'>;
}

type Occasion = Pick<CloudEvent, 'id' | 'time' | 'subject' | 'actor'>;

export type RecipientService = ReturnType<typeof createRecipientService>;

/** Notifies people in the portal and by mail, in the transaction that also marks the event as handled. */
export function createRecipientService({ notifications, mails, people }: Dependencies) {
  async function notify(event: Occasion, all: readonly PersonalNotification[], session: Session): Promise<void> {
    const notified = all.filter((each) => !isOwnAction(event.actor, each));
    await notifications.record(event, notified, session);
    for (const each of notified) await mails.enqueue(each, session);
  }

  async function notifyPresidents(event: Occasion, text: NotificationText, session: Session): Promise<void> {
    await notifyRole('PRESIDENT', event, text, session);
  }

  async function notifySecretaries(
    event: Occasion,
    { category, ...text }: NotificationText & { category: UnitCategory },
    session: Session,
  ): Promise<void> {
    const role = GENSEC_ROLES.find((gensec) => categoryOfRole(gensec) === category);
    await notifyRole(role ?? 'PRESIDENT', event, text, session);
  }

  async function notifyRole(role: Role, event: Occasion, text: NotificationText, session: Session): Promise<void> {
    const holders = await people.findByRole(role, session);
    const all = holders.map((userId) => ({ ...text, userId }));
    await notify(event, all, session);
  }

  return { notify, notifyPresidents, notifySecretaries };
}
