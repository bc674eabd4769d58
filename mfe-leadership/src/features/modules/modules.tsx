import {
  BadgeCheck,
  CalendarDays,
  CalendarPlus,
  DoorOpen,
  FilePlus2,
  Inbox,
  MessageSquareText,
  SquarePlus,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { otherPages, paths } from '../../paths';
import { messages } from './messages';

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
  readonly icon: ReactNode;
  readonly category: Exclude<ModuleCategory, 'All Modules'>;
  readonly group: 'review' | 'create';
}

/** The areas of the portal that every dashboard leads to. */
export const modules: readonly Module[] = [
  { ...messages.endorsements, href: paths.endorse, icon: <BadgeCheck />, category: 'Endorsements', group: 'review' },
  { ...messages.events, href: otherPages.events, icon: <CalendarDays />, category: 'Events', group: 'review' },
  { ...messages.roomBooking, href: otherPages.roomBooking, icon: <DoorOpen />, category: 'Bookings', group: 'review' },
  {
    ...messages.feedback,
    href: otherPages.feedback,
    icon: <MessageSquareText />,
    category: 'Feedback',
    group: 'review',
  },
  {
    ...messages.addEvent,
    href: otherPages.addEvent,
    icon: <CalendarPlus />,
    category: 'Administration',
    group: 'create',
  },
  { ...messages.createTenure, href: paths.addPosition, icon: <FilePlus2 />, category: 'COSA', group: 'create' },
  { ...messages.cosaRecords, href: paths.positions, icon: <UsersRound />, category: 'COSA', group: 'create' },
  {
    ...messages.createUnit,
    href: paths.createUnit,
    icon: <SquarePlus />,
    category: 'Administration',
    group: 'create',
  },
];

/** What only the president decides comes first. */
export const presidentModules: readonly Module[] = [
  { ...messages.approvals, href: paths.presidentApproval, icon: <Inbox />, category: 'Bookings', group: 'review' },
  ...modules,
];
