import type { CloudEvent, MailSubject, NotificationKind, NotificationsRead } from '@portal/contracts';
import type { Scoped } from '@portal/service-kit';

/** What one notification says, in the portal and, for some kinds, by mail. */
export interface NotificationText {
  kind: NotificationKind;
  /** Path within the portal. */
  link: string;
  description: string;
  mail?: {
    /** A person who switched this off gets none. */
    preference: MailSubject;
    subject: string;
  };
}

/** The same for one person. */
export interface PersonalNotification extends NotificationText {
  userId: string;
}

export interface Notification {
  id: string;
  userId: string;
  kind: NotificationKind;
  description: string;
  link: string;
  at: Date;
  read: boolean;
  /** Id of what the person is asked to decide about. */
  asks?: string;
}

/** That something was decided, or needs no decision any more. */
export interface Settled {
  /** Id of what was asked about. */
  subject: string;
  at: Date;
}

const ASKING: readonly NotificationKind[] = ['room-requested', 'position-claimed'];

/** Whether it asks for a decision about the subject of its event, and so is read once one was given. */
export function asksForDecision(kind: NotificationKind): boolean {
  return ASKING.includes(kind);
}

/** An item of a person's stream: a notification, or that some were marked read. */
export type NotificationLogItem = Scoped & { offset: number } & (
    { notification: Notification } | { read: NotificationsRead['ids'] }
  );

/** A part of the stream: after one offset, up to and including another. */
export interface OffsetRange {
  after: number;
  upTo: number;
}

/** Nobody is notified of what they did themselves, except of the place that joining an event gave them. */
export function isOwnAction(
  actor: CloudEvent['actor'],
  { kind, userId }: Pick<PersonalNotification, 'kind' | 'userId'>,
): boolean {
  return actor?._id === userId && kind !== 'registered' && kind !== 'waiting';
}
