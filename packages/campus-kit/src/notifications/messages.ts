import type { NotificationKind } from '@portal/contracts';

const about = {
  room: 'Room',
  registration: 'Registration',
  event: 'Event',
  feedback: 'Feedback',
  role: 'Role',
  position: 'Position',
  skill: 'Skill',
  achievement: 'Achievement',
} as const;

/** Texts of notifications wherever they are listed. */
export const messages = {
  today: 'Today',
  earlier: 'Earlier',
  fresh: 'New',
  loading: 'Loading notifications...',
  markOne: (description: string) => `Mark as read: ${description}`,
  notMarked: "We couldn't mark the notification as read. Please try again.",
  kinds: {
    'room-requested': about.room,
    'room-approved': about.room,
    'room-rejected': about.room,
    registered: about.registration,
    waiting: about.registration,
    promoted: about.registration,
    'event-moved': about.event,
    'event-cancelled': about.event,
    reminder: about.event,
    'feedback-received': about.feedback,
    'feedback-resolved': about.feedback,
    'role-given': about.role,
    'role-ended': about.role,
    'position-claimed': about.position,
    'position-given': about.position,
    'position-confirmed': about.position,
    'position-refused': about.position,
    'position-ended': about.position,
    'hand-over-due': about.position,
    'skill-endorsed': about.skill,
    'skill-returned': about.skill,
    'skill-endorsement-withdrawn': about.skill,
    'achievement-verified': about.achievement,
    'achievement-returned': about.achievement,
    'verification-withdrawn': about.achievement,
  } satisfies Record<NotificationKind, string>,
} as const;
