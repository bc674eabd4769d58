import type { NotificationKind } from '@portal/contracts';
import {
  Bell,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  DoorOpen,
  Hourglass,
  KeyRound,
  MessageSquareText,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';

interface Look {
  readonly icon: ReactNode;
  readonly tone?: 'success' | 'warning' | 'danger';
}

const looks: Readonly<Record<NotificationKind, Look>> = {
  'room-requested': { icon: <DoorOpen /> },
  'room-approved': { icon: <CircleCheck />, tone: 'success' },
  'room-rejected': { icon: <CircleX />, tone: 'danger' },
  registered: { icon: <CircleCheck />, tone: 'success' },
  waiting: { icon: <Hourglass />, tone: 'warning' },
  promoted: { icon: <CircleCheck />, tone: 'success' },
  'event-moved': { icon: <CalendarClock />, tone: 'warning' },
  'event-cancelled': { icon: <CalendarX />, tone: 'danger' },
  reminder: { icon: <Clock /> },
  'feedback-received': { icon: <MessageSquareText /> },
  'feedback-resolved': { icon: <CircleCheck />, tone: 'success' },
  'role-given': { icon: <KeyRound /> },
  'role-ended': { icon: <KeyRound /> },
};

/** A page that was opened before a kind of notification was invented shows it all the same. */
export function presentationOf(kind: string): Look {
  return (looks as Readonly<Record<string, Look | undefined>>)[kind] ?? { icon: <Bell /> };
}

/** What a notification is about, in a word. */
export function topicOf(kind: string): string | undefined {
  return (messages.kinds as Readonly<Record<string, string | undefined>>)[kind];
}
