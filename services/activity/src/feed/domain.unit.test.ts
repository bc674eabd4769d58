import { activityAnswer } from '@portal/contracts';
import type { Telling } from '../sentences/domain';
import { activityAnswerOf, audienceOf, entryOf, mayRead, storedFor } from './domain';

const club = { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Coding Club', category: 'scitech' } as const;
const telling: Telling = {
  type: 'event',
  description: 'Coding Club created Concert',
  subject: { kind: 'event', id: '0123456789abcdef01234567', name: 'Concert' },
  link: '/events/0123456789abcdef01234567',
  unit: club,
  categories: ['scitech', 'cultural'],
};
const envelope = {
  id: '6f0b3c0e-3c8c-4f6e-9e0d-0a8a3d5b0a11',
  time: '2026-11-20T10:00:00.000Z',
  actor: { _id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Coding Club', role: 'CLUB_COORDINATOR' },
};

describe('an entry of the feed', () => {
  it('has an id that follows from its event, so that an event that comes twice is one entry', () => {
    const again = entryOf(envelope, telling);
    expect(entryOf(envelope, telling).id).toBe(again.id);
    expect(entryOf({ ...envelope, id: 'another' }, telling).id).not.toBe(again.id);
  });

  it('is told in the shape of the contract', () => {
    const answer = activityAnswerOf(entryOf(envelope, telling));
    expect(activityAnswer.parse(answer)).toEqual(answer);
    expect(answer.actor).toEqual({ _id: envelope.actor._id, name: 'Coding Club' });
    expect(answer.timestamp).toBe(envelope.time);
  });

  it('names nobody when the clock caused it', () => {
    expect(activityAnswerOf(entryOf({ ...envelope, actor: null }, telling)).actor).toBeNull();
  });
});

describe('who reads an entry', () => {
  const reads = (person: Parameters<typeof audienceOf>[0], entry = telling) => mayRead(audienceOf(person), entry);

  it('the president all of them', () => {
    expect(reads({ role: 'PRESIDENT' })).toBe(true);
    expect(reads({ role: 'PRESIDENT' }, { ...telling, unit: null, categories: [] })).toBe(true);
  });

  it('a general secretary those of the unit’s or the event’s category', () => {
    expect(reads({ role: 'GENSEC_SCITECH' })).toBe(true);
    expect(reads({ role: 'GENSEC_CULTURAL' })).toBe(true);
    expect(reads({ role: 'GENSEC_SPORTS' })).toBe(false);
  });

  it('a coordinator those of the own unit', () => {
    expect(reads({ role: 'CLUB_COORDINATOR', unit: club })).toBe(true);
    expect(reads({ role: 'CLUB_COORDINATOR', unit: { ...club, id: 'cccccccccccccccccccccccc' } })).toBe(false);
    expect(reads({ role: 'CLUB_COORDINATOR' })).toBe(false);
  });

  it('nobody else', () => {
    expect(reads({ role: 'STUDENT' })).toBe(false);
  });

  it('by the same rule in the store', () => {
    expect(storedFor(audienceOf({ role: 'PRESIDENT' }))).toEqual({});
    expect(storedFor(audienceOf({ role: 'GENSEC_CULTURAL' }))).toEqual({ categories: 'cultural' });
    expect(storedFor(audienceOf({ role: 'CLUB_COORDINATOR', unit: club }))).toEqual({ 'unit.id': club.id });
    expect(storedFor(audienceOf({ role: 'STUDENT' }))).toEqual({ 'unit.id': '' });
  });
});
