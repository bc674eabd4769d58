import { findPage } from '@portal/web-kit';
import { CalendarDays, CalendarPlus, DoorOpen, FilePlus2, MessageSquareText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The chips of the dashboard, in the specification's order and messages. */
export const MODULE_CATEGORIES = [
  'All Modules',
  'Administration',
  'Endorsements',
  'Bookings',
  'Feedback',
  'Events',
  'COSA',
] as const;
export type ModuleCategory = (typeof MODULE_CATEGORIES)[number];

export interface Module {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly fact: string;
  readonly icon: ReactNode;
  readonly category: Exclude<ModuleCategory, 'All Modules'>;
  readonly group: 'review' | 'create';
}

const known: readonly Module[] = [
  { href: '/events', ...messages.events, icon: <CalendarDays />, category: 'Events', group: 'review' },
  {
    href: '/roombooking',
    ...messages.roomBooking,
    icon: <DoorOpen />,
    category: 'Bookings',
    group: 'review',
  },
  {
    href: '/viewfeedback',
    ...messages.feedback,
    icon: <MessageSquareText />,
    category: 'Feedback',
    group: 'review',
  },
  {
    href: '/add-event',
    ...messages.addEvent,
    icon: <CalendarPlus />,
    category: 'Administration',
    group: 'create',
  },
  {
    href: '/cosa/create',
    ...messages.createTenure,
    icon: <FilePlus2 />,
    category: 'COSA',
    group: 'create',
  },
  {
    href: '/cosa',
    ...messages.cosaRecords,
    icon: <UsersRound />,
    category: 'COSA',
    group: 'create',
  },
];

/** The modules that lead to a page of this portal. */
export const modules: readonly Module[] = known.filter(({ href }) => findPage(href) !== undefined);

/** Those of one chip. */
export function modulesOf(category: ModuleCategory): readonly Module[] {
  return category === 'All Modules' ? modules : modules.filter((module) => module.category === category);
}
