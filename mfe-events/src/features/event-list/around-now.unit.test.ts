import type { EventAnswer } from '@portal/contracts';
import { sampleEvent } from '../../pages/sample-event';
import { aroundNow, firstOf } from './around-now';

/** Wednesday, 25 November 2026, 11:30 pm at the institute. */
const now = Date.parse('2026-11-25T18:00:00Z');
const dayOf = (instant: string | number) =>
  new Date(new Date(instant).getTime() + 19_800_000).toISOString().slice(0, 10);

const event = (title: string, status: EventAnswer['status'], start: string | null, end: string | null = null) => ({
  ...sampleEvent,
  title,
  status,
  schedule: { ...sampleEvent.schedule, start, end },
});
const titles = (events: readonly EventAnswer[]) => events.map(({ title }) => title);
const days = (of: ReturnType<typeof aroundNow>['later']) => of.map(({ day, events }) => [day, ...titles(events)]);

describe('a list of events around now', () => {
  const list = [
    event('Fest', 'ongoing', '2026-11-20T04:00:00Z', '2026-11-27T04:00:00Z'),
    event('Called off today', 'cancelled', '2026-11-25T17:00:00Z', '2026-11-25T19:00:00Z'),
    event('Late show', 'planned', '2026-11-25T18:15:00Z'),
    event('After midnight', 'planned', '2026-11-25T18:45:00Z'),
    event('On Sunday', 'planned', '2026-11-28T19:00:00Z'),
    event('On Tuesday', 'planned', '2026-12-01T18:00:00Z'),
    event('In a week', 'planned', '2026-12-01T19:00:00Z'),
    event('Next month', 'planned', '2026-12-28T10:00:00Z'),
    event('Some day', 'planned', null),
    event('Called off yesterday', 'cancelled', '2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z'),
    event('Talk', 'completed', '2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z'),
  ];
  const { ongoing, thisWeek, later, past } = aroundNow(list, { now, dayOf });

  it('has what is ongoing and what is past as the service says', () => {
    expect(titles(ongoing)).toEqual(['Fest']);
    expect(titles(past)).toEqual(['Called off yesterday', 'Talk']);
  });

  it('has days of the institute, seven of them in this week, and without a date at the very end', () => {
    expect(days(thisWeek)).toEqual([
      ['2026-11-25', 'Called off today', 'Late show'],
      ['2026-11-26', 'After midnight'],
      ['2026-11-29', 'On Sunday'],
      ['2026-12-01', 'On Tuesday'],
    ]);
    expect(days(later)).toEqual([
      ['2026-12-02', 'In a week'],
      ['2026-12-28', 'Next month'],
      [undefined, 'Some day'],
    ]);
  });

  it('has today what should have begun before today', () => {
    const late = event('Late', 'planned', '2026-11-24T10:00:00Z');
    expect(days(aroundNow([late], { now, dayOf }).thisWeek)).toEqual([['2026-11-25', 'Late']]);
  });

  it('leaves a cancelled event without an end or a date where it is for as long as it may last', () => {
    const day = event('A day', 'cancelled', '2026-11-24T18:30:00Z');
    const never = event('Never', 'cancelled', null);
    expect(titles(aroundNow([day, never], { now, dayOf }).past)).toEqual([]);
    expect(titles(aroundNow([day, never], { now: now + 3_600_000, dayOf }).past)).toEqual(['A day']);
  });
});

describe('the first of a list', () => {
  const [one, two] = [event('One', 'ongoing', null), event('Two', 'ongoing', null)];
  const [today, late] = [event('Today', 'planned', null), event('Late', 'planned', null)];
  const later = [
    { day: '2026-11-30', events: [today, late] },
    { day: undefined, events: [event('Some day', 'planned', null)] },
  ];
  const groups = { ongoing: [one, two], thisWeek: [], later, past: [event('Talk', 'completed', null)] };

  it('are as many as are wanted, in the order of the groups', () => {
    const first = firstOf(groups, 3);
    expect([titles(first.ongoing), days(first.later), first.past]).toEqual([
      ['One', 'Two'],
      [['2026-11-30', 'Today']],
      [],
    ]);
  });

  it('are all when there are no more', () => {
    expect(firstOf(groups, 6)).toEqual(groups);
  });
});
