import type { NotificationKind } from '@portal/contracts';
import {
  Bell,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  DoorClosed,
  DoorOpen,
  Hourglass,
  KeyRound,
  MessageSquareText,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';

interface Presentation {
  readonly icon: ReactNode;
  readonly tone?: 'success' | 'warning' | 'danger';
}

const presentations: Readonly<Record<NotificationKind, Presentation>> = {
  'room-requested': { icon: <DoorOpen /> },
  'room-approved': { icon: <CircleCheck />, tone: 'success' },
  'room-rejected': { icon: <CircleX />, tone: 'danger' },
  'room-closed': { icon: <DoorClosed />, tone: 'warning' },
  'room-withdrawn': { icon: <DoorOpen /> },
  'room-event-moved': { icon: <CalendarClock />, tone: 'warning' },
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
  'position-claimed': { icon: <UsersRound /> },
  'position-given': { icon: <UsersRound /> },
  'position-confirmed': { icon: <CircleCheck />, tone: 'success' },
  'position-refused': { icon: <CircleX />, tone: 'danger' },
  'position-ended': { icon: <UsersRound /> },
  'hand-over-due': { icon: <Clock />, tone: 'warning' },
  'skill-endorsed': { icon: <CircleCheck />, tone: 'success' },
  'skill-returned': { icon: <CircleX />, tone: 'danger' },
  'skill-endorsement-withdrawn': { icon: <CircleX />, tone: 'danger' },
  'achievement-verified': { icon: <CircleCheck />, tone: 'success' },
  'achievement-returned': { icon: <CircleX />, tone: 'danger' },
  'verification-withdrawn': { icon: <CircleX />, tone: 'danger' },
};

/** Icon and tone of a kind of notification; a bell for a kind newer than this build. */
export function presentationOf(kind: string): Presentation {
  return (presentations as Readonly<Record<string, Presentation | undefined>>)[kind] ?? { icon: <Bell /> };
}

/** What a kind of notification is about, in a word; undefined for a kind newer than this build. */
export function topicOf(kind: string): string | undefined {
  return (messages.kinds as Readonly<Record<string, string | undefined>>)[kind];
}
