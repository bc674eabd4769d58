import type { CampusEvent } from '../events/event.domain';
import { conflictsOf, endOr, type ProposedEvent } from './conflict.domain';

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`);

const event = (schedule: { start: Date | null; end: Date | null; venue?: string }) =>
  ({
    id: '1'.repeat(24),
    category: 'technical',
    unit: { id: '2'.repeat(24) },
    schedule: { venue: '', ...schedule },
  }) as CampusEvent;

const afternoon: ProposedEvent = { start: at('13:00'), end: at('14:00'), category: 'technical', venue: 'Main Hall' };

const reasons = (proposed: ProposedEvent, other: CampusEvent, booked: string[] = []) =>
  conflictsOf(proposed, [other], new Set(booked)).flatMap(({ because }) => because);

describe('the end of an event', () => {
  it.each([
    ['an hour after its start when it has none', null],
    ['an hour after its start when it ends before it', at('12:00')],
    ['an hour after its start when it ends as it begins', at('13:00')],
  ])('is %s', (_when, end) => {
    expect(endOr(end, at('13:00'))).toEqual(at('14:00'));
  });

  it('is its own after its start', () => {
    expect(endOr(at('13:30'), at('13:00'))).toEqual(at('13:30'));
  });
});

describe('a conflict', () => {
  it.each([
    ['begins as the proposed one ends', at('14:00'), at('15:00')],
    ['begins after it', at('15:00'), at('16:00')],
    ['ends as it begins', at('12:00'), at('13:00')],
    ['has no date', null, null],
    ['has an end but no start', null, at('13:30')],
  ])('is none with an event that %s', (_which, start, end) => {
    expect(reasons(afternoon, event({ start, end }))).toEqual([]);
  });

  it('is the room alone with an event at another time whose request for it was approved', () => {
    const evening = event({ start: at('18:00'), end: at('19:00') });
    expect(reasons(afternoon, evening, [evening.id])).toEqual(['room']);
  });

  it('is not the room when neither event names one', () => {
    const noRoom = event({ start: at('13:00'), end: at('14:00') });
    expect(reasons({ ...afternoon, venue: ' ' }, noRoom)).toEqual(['audience']);
  });
});
