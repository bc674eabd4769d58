import { activityAnswer } from '@portal/contracts';
import type { FeedEntry } from './feed.domain';
import { activityAnswerOf } from './feed.presenter';

const entry: FeedEntry = {
  id: '6f0b3c0e3c8c4f6e9e0d0a8a',
  at: new Date('2026-11-20T10:00:00.000Z'),
  actor: { id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Coding Club' },
  type: 'event',
  description: 'Coding Club created Concert',
  subject: { kind: 'event', id: '0123456789abcdef01234567', name: 'Concert' },
  link: '/events/0123456789abcdef01234567',
  unit: { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Coding Club', category: 'scitech' },
  categories: ['scitech', 'cultural'],
};

describe('an entry of the feed', () => {
  it('has the shape of the contract', () => {
    const answer = activityAnswerOf(entry);
    expect(activityAnswer.parse(answer)).toEqual(answer);
    expect(answer.actor).toEqual({ _id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Coding Club' });
    expect(answer.timestamp).toBe('2026-11-20T10:00:00.000Z');
  });

  it('names nobody when the clock caused it', () => {
    expect(activityAnswerOf({ ...entry, actor: null }).actor).toBeNull();
  });
});
