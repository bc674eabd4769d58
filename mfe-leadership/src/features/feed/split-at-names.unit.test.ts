import type { ActivityAnswer } from '@portal/contracts';
import { splitAtNames } from './split-at-names';

const president = { _id: 'a'.repeat(24), name: 'Kavya Iyer' };
const approved: ActivityAnswer = {
  _id: '1'.repeat(24),
  type: 'approval',
  description: 'Kavya Iyer approved Senate Hall for Open Round',
  timestamp: '2026-11-19T05:22:00.000Z',
  actor: president,
  subject: { kind: 'room-request', _id: 'b'.repeat(24), name: 'Senate Hall' },
  link: '/events',
  unit: null,
};

describe('a line of the feed', () => {
  it('emphasizes the names', () => {
    expect(splitAtNames(approved, undefined, 'You')).toEqual([
      { text: 'Kavya Iyer', isName: true, at: 0 },
      { text: ' approved ', isName: false, at: 10 },
      { text: 'Senate Hall', isName: true, isSubject: true, at: 20 },
      { text: ' for Open Round', isName: false, at: 31 },
    ]);
  });

  it('says You to the person who did it', () => {
    expect(splitAtNames(approved, president._id, 'You')[0]).toEqual({ text: 'You', isName: true, at: 0 });
  });

  it('is one part without an actor and when the sentence lacks the name', () => {
    const started = {
      ...approved,
      actor: null,
      description: 'Robowars has started',
      subject: { ...approved.subject, name: 'Final' },
    };
    expect(splitAtNames(started, undefined, 'You')).toEqual([{ text: 'Robowars has started', isName: false, at: 0 }]);
  });
});
