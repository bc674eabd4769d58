import type { Feedback } from './feedback.domain';
import { isOwn, mayResolve, requireOwnId, resolve, snapshotOf } from './feedback.domain';

const author = { id: 'a'.repeat(24), name: 'Asha', username: 'asha@example.edu' };
const officer = { userId: 'b'.repeat(24), owners: ['b'.repeat(24), 'pseudonym-of-b'] };
const codingClub = { id: 'c'.repeat(24), name: 'Coding Club', category: 'scitech' as const };
const resolution = {
  actionsTaken: 'A second projector.',
  by: { id: officer.userId, name: 'Bela' },
  at: new Date('2026-11-22T10:00:00Z'),
};

const feedback = (changes: Partial<Feedback> = {}): Feedback => ({
  id: 'f'.repeat(24),
  version: 1,
  type: 'Suggestion',
  target: { type: 'Event', id: 'e'.repeat(24), name: 'Hack Night', unit: codingClub, parent: null },
  comments: 'Bring a second projector.',
  rating: 4,
  author,
  owner: author.id,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  ...changes,
});

const aboutOfficer = { type: 'User' as const, id: officer.userId, name: 'Bela', unit: null, parent: null };
const failsWith = (code: string) => expect.objectContaining({ code });

describe('the author that a request names', () => {
  it('may be left out, or be the person', () => {
    expect(() => requireOwnId(author.id, undefined)).not.toThrow();
    expect(() => requireOwnId(author.id, author.id)).not.toThrow();
  });

  it('may be nobody else', () => {
    expect(() => requireOwnId(author.id, officer.userId)).toThrow(failsWith('ACCESS.FORBIDDEN'));
    expect(() => requireOwnId(author.id, '')).toThrow(failsWith('ACCESS.FORBIDDEN'));
  });
});

describe('feedback that an officer may resolve', () => {
  it('is of and about somebody else', () => {
    expect(mayResolve(feedback(), officer)).toBe(true);
    expect(resolve(feedback(), officer, resolution)).toEqual({ ...feedback(), version: 2, resolution });
  });

  it.each(officer.owners)('is not the own, stored under %s', (owner) => {
    const own = feedback({ owner });
    expect(isOwn(own, officer.owners)).toBe(true);
    expect(isOwn(feedback(), officer.owners)).toBe(false);
    expect(mayResolve(own, officer)).toBe(false);
    expect(() => resolve(own, officer, resolution)).toThrow(failsWith('FEEDBACK.OWN'));
  });

  it('is not about the officer', () => {
    const about = feedback({ target: aboutOfficer });
    expect(mayResolve(about, officer)).toBe(false);
    expect(() => resolve(about, officer, resolution)).toThrow(failsWith('FEEDBACK.ABOUT_ONESELF'));
  });

  it('may be about another person, or something else that has the same id', () => {
    expect(mayResolve(feedback({ target: { ...aboutOfficer, id: author.id } }), officer)).toBe(true);
    expect(mayResolve(feedback({ target: { ...aboutOfficer, type: 'Event' } }), officer)).toBe(true);
  });

  it('is not resolved yet', () => {
    const resolved = feedback({ resolution });
    expect(mayResolve(resolved, officer)).toBe(false);
    expect(() => resolve(resolved, officer, resolution)).toThrow(failsWith('FEEDBACK.ALREADY_RESOLVED'));
  });
});

describe('what is published of feedback', () => {
  it('names the author without the username', () => {
    expect(snapshotOf(feedback())).toEqual({
      version: 1,
      feedbackId: 'f'.repeat(24),
      type: 'Suggestion',
      target: { type: 'Event', id: 'e'.repeat(24), name: 'Hack Night' },
      unit: codingClub,
      comments: 'Bring a second projector.',
      rating: 4,
      isAnonymous: false,
      author: { id: author.id, name: 'Asha' },
      createdAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it('says nothing of an author or stars that it does not have', () => {
    const { author: _author, rating: _rating, ...anonymous } = feedback({ owner: 'pseudonym-of-a' });
    const snapshot = snapshotOf(anonymous);
    expect(snapshot.isAnonymous).toBe(true);
    expect(snapshot).not.toHaveProperty('author');
    expect(snapshot).not.toHaveProperty('rating');
    expect(JSON.stringify(snapshot)).not.toContain('pseudonym');
  });
});
