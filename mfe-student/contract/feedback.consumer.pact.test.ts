import { calls, FEEDBACK_TYPES, UNIT_CATEGORIES } from '@portal/contracts';
import {
  boolean,
  eachLike,
  instant,
  integer,
  number,
  objectId,
  oneOf,
  pactOf,
  regex,
  string,
  total,
} from '@portal/test-kit/pacts';
import { usePages } from '@portal/web-kit';
import { enterOrigin, loaded, loadedBy, sent } from '@portal/web-kit/testing';
import { useFeedbackList } from '../src/features/feedback-list/api/list-feedback';
import { findTargets } from '../src/features/give-feedback/api/find-targets';

const feedbackId = 'ffffffffffffffffffffff01';
const eventId = 'cccccccccccccccccccccc07';
const userId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const moment = instant('2026-11-21T04:30:00.000Z');

/** What a card reads of an entry about an event. */
const entry = {
  _id: objectId(feedbackId),
  type: oneOf(FEEDBACK_TYPES, 'Suggestion'),
  target_type: 'Event',
  target_data: { _id: objectId(eventId), title: string('Git Clinic'), organizing_unit: string('Coding Club') },
  unit_category: oneOf(UNIT_CATEGORIES, 'scitech'),
  comments: string('More examples, please.'),
  created_at: moment,
};
const signed = {
  ...entry,
  rating: integer(4),
  is_anonymous: boolean(false),
  feedback_by: { personal_info: { name: string('Asha Rao') }, username: null },
};
/** Officers get the address. */
const signedForOfficer = {
  ...signed,
  feedback_by: { ...signed.feedback_by, username: string('asha@example.edu') },
};
const settled = {
  is_resolved: true,
  actions_taken: string('Done.'),
  resolved_by: { name: string('Kavya Iyer') },
  resolved_at: moment,
};

const feedback = pactOf(import.meta, enterOrigin);

describe('what the feedback pages rely on', () => {
  it('everybody reads what is not resolved, page by page', () =>
    feedback
      .answers(calls.listFeedback, {
        given: 'signed feedback on an event exists',
        asked: 'the open feedback',
        query: { limit: '20', status: 'Not Resolved' },
        answer: eachLike({ ...signed, is_resolved: false }),
        answerHeaders: total,
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useFeedbackList({ status: 'Not Resolved' }, true));
        expect(pages).toMatchObject([{ items: [{ target_data: { title: 'Git Clinic' } }], total: 1 }]);
      }));

  it('an officer is told what may be resolved', () =>
    feedback
      .answers(calls.listFeedback, {
        given: 'signed feedback on an event exists, and an officer asks',
        asked: 'the feedback that an officer may resolve',
        query: { limit: '20' },
        answer: eachLike({ ...signedForOfficer, is_resolved: false, can_resolve: true }),
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useFeedbackList({}, true));
        expect(pages).toMatchObject([{ items: [{ can_resolve: true }] }]);
      }));

  it('an officer marks an entry as resolved', () =>
    feedback
      .answers(calls.resolveFeedback, {
        given: 'signed feedback on an event exists, and an officer asks',
        asked: 'the actions taken',
        params: { id: feedbackId },
        body: { actions_taken: 'Done.' },
        answer: { ...signedForOfficer, ...settled },
      })
      .to(async () => {
        const resolved = await sent(calls.resolveFeedback, {
          params: { id: feedbackId },
          body: { actions_taken: 'Done.' },
        });
        expect(resolved).toMatchObject({ is_resolved: true, actions_taken: 'Done.' });
      }));

  it('a student gives feedback anonymously, without stars', () => {
    const given = {
      type: 'Suggestion',
      target_type: 'Event',
      target_id: eventId,
      comments: 'More examples, please.',
      is_anonymous: true,
    } as const;
    return feedback
      .answers(calls.addFeedback, {
        given: 'a student may give feedback',
        asked: 'anonymous feedback',
        body: given,
        answer: {
          message: string('Feedback submitted successfully'),
          feedback: { ...entry, is_anonymous: true, is_resolved: false, mine: true },
        },
      })
      .to(async () => {
        expect(await sent(calls.addFeedback, { body: given })).toMatchObject({
          feedback: { is_anonymous: true, mine: true },
        });
      });
  });

  it('a student finds what feedback can be about', () =>
    feedback
      .answers(calls.listFeedbackTargets, {
        given: 'a student may give feedback',
        asked: 'the events that begin like this',
        query: { type: 'Event', q: 'git' },
        answer: {
          users: [],
          events: eachLike({ _id: objectId(eventId), title: string('Git Clinic') }),
          organizational_units: [],
          positions: [],
        },
      })
      .to(async () => {
        expect(await findTargets({ type: 'Event', q: 'git' })).toEqual([{ id: eventId, label: 'Git Clinic' }]);
      }));

  const own = { given: 'a student gave feedback that is resolved', params: { userId } };
  const ownAnswer = { answer: eachLike({ ...signed, ...settled, mine: true }), answerHeaders: total };

  it('a student reads the own feedback', () =>
    feedback
      .answers(calls.listOwnFeedback, { ...own, asked: 'the own feedback', query: { limit: '10' }, ...ownAnswer })
      .to(async () => {
        const { pages } = await loadedBy(() =>
          usePages(calls.listOwnFeedback, { params: { userId }, query: { limit: 10 } }),
        );
        expect(pages).toMatchObject([{ items: [{ mine: true, is_resolved: true }], total: 1 }]);
      }));

  it('a student reads how much the own feedback is, and how much of it is resolved', () =>
    feedback
      .answers(calls.countOwnFeedback, {
        ...own,
        asked: 'how much it is',
        answer: { given: integer(2), resolved: integer(1) },
      })
      .to(async () => {
        expect(await loaded(calls.countOwnFeedback, { params: { userId } })).toEqual({
          given: 2,
          resolved: 1,
        });
      }));

  it('everybody reads the figures', () =>
    feedback
      .answers(calls.readFeedbackStatistics, {
        given: 'a student gave feedback that is resolved',
        asked: 'the figures',
        answer: {
          count: integer(60),
          open: integer(29),
          resolved: integer(31),
          mean_rating: number(3.5),
          days_to_resolve: number(2.4),
          ratings: [1, 2, 3, 4, 5].map((stars) => ({ stars, count: integer(1) })),
          types: FEEDBACK_TYPES.map((type) => ({ type, count: integer(2), resolved: integer(1) })),
          months: Array.from({ length: 12 }, () => ({
            month: regex(/^\d{4}-\d\d$/, '2026-11'),
            count: integer(2),
            resolved: integer(1),
          })),
        },
      })
      .to(async () => {
        expect(await loaded(calls.readFeedbackStatistics)).toMatchObject({ count: 60 });
      }));
});
