import { findPage } from '@portal/web-kit';
import { CalendarDays, CalendarPlus, DoorOpen, FilePlus2, MessageSquareText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts';

/** The chips of the dashboard, in the specification's order and words. */
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
  { href: '/events', ...texts.modules.events, icon: <CalendarDays />, category: 'Events', group: 'review' },
  {
    href: '/roombooking',
    ...texts.modules.roomBooking,
    icon: <DoorOpen />,
    category: 'Bookings',
    group: 'review',
  },
  {
    href: '/viewfeedback',
    ...texts.modules.feedback,
    icon: <MessageSquareText />,
    category: 'Feedback',
    group: 'review',
  },
  {
    href: '/add-event',
    ...texts.modules.addEvent,
    icon: <CalendarPlus />,
    category: 'Administration',
    group: 'create',
  },
  {
    href: '/cosa/create',
    ...texts.modules.createTenure,
    icon: <FilePlus2 />,
    category: 'COSA',
    group: 'create',
  },
  {
    href: '/cosa',
    ...texts.modules.cosaRecords,
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
