import type { EventData } from '@portal/contracts';
import type { PublishedEvent } from './published-event';
import { asha, club, council, meera, ravi } from './people';

type Given = EventData<'feedback.feedback.given.v1'>;

const about = {
  asha: { type: 'User', id: asha.userId, name: asha.name },
  club: { type: 'Organization Unit', id: club.id, name: club.name },
} as const;

const feedback = (number: number, changes: Partial<Given> = {}): Given => ({
  version: 1,
  feedbackId: `91919191919191919191910${number}`,
  type: 'Suggestion',
  target: about.club,
  unit: club,
  comments: 'More examples, please.',
  rating: 4,
  isAnonymous: false,
  author: { id: ravi.userId, name: ravi.name },
  createdAt: '2026-11-21T06:00:00.000Z',
  ...changes,
});

/** Nobody knows whose it is. */
function anonymous(number: number, changes: Partial<Given> = {}): Given {
  const { author: _author, ...rest } = feedback(number, { isAnonymous: true, ...changes });
  return rest;
}

/** Feedback is given on people and units, signed and not, and resolved. */
export const feedbackEvents: PublishedEvent[] = [
  { type: 'feedback.feedback.given.v1', data: feedback(1), by: ravi },
  { type: 'feedback.feedback.given.v1', data: anonymous(2, { target: about.asha, unit: null }), by: null },
  {
    type: 'feedback.feedback.given.v1',
    data: anonymous(3, { target: { ...about.club, id: council.id, name: council.name }, unit: council }),
    by: null,
  },
  {
    type: 'feedback.feedback.resolved.v1',
    data: { ...feedback(1, { version: 2 }), actionsTaken: 'There are ten more.' },
    by: meera,
  },
  {
    type: 'feedback.feedback.resolved.v1',
    data: { ...anonymous(2, { version: 2, target: about.asha, unit: null }), actionsTaken: 'We talked.' },
    by: meera,
  },
];
