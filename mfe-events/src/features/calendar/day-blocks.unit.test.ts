import type { EventAnswer } from '@portal/contracts';
import { datedEvents } from './by-day';
import { blocksOf, hoursOf, isLong, rowCount, rowOf } from './day-blocks';

const day = '2026-11-18';
const minutesOf = (instant: number) => new Date(instant).getUTCHours() * 60 + new Date(instant).getUTCMinutes();
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** `10:00` on the day, or a whole instant. */
const at = (time: string) => (time.length > 5 ? time : `${day}T${time}:00.000Z`);

type Time = readonly [title: string, start: string, end: string | null];

function dated(...times: Time[]) {
  const events = times.map(
    ([title, start, end]) =>
      ({ _id: title, title, schedule: { start: at(start), end: end && at(end) } }) as unknown as EventAnswer,
  );
  return datedEvents(events, dayOf);
}

const blocks = (...times: Time[]) =>
  blocksOf(dated(...times), day, minutesOf, 3).blocks.map(({ dated: { event }, from, to, lane, lanes }) => [
    event.title,
    from / 60,
    to / 60,
    `${lane} of ${lanes}`,
  ]);

describe('the blocks of a day', () => {
  it('reach from start to end, and over the whole width where nothing else is', () => {
    expect(blocks(['Talk', '10:00', '11:30'], ['Walk', '11:30', '12:00'])).toEqual([
      ['Talk', 10, 11.5, '0 of 1'],
      ['Walk', 11.5, 12, '0 of 1'],
    ]);
  });

  it('take an hour without an end, and have room for a title when they are short', () => {
    expect(blocks(['Open', '10:00', null], ['Short', '15:00', '15:05'])).toEqual([
      ['Open', 10, 11, '0 of 1'],
      ['Short', 15, 15.5, '0 of 1'],
    ]);
  });

  it('are side by side where they overlap, and use a lane again', () => {
    expect(blocks(['Long', '10:00', '13:00'], ['One', '10:30', '11:00'], ['Two', '11:00', '12:00'])).toEqual([
      ['Long', 10, 13, '0 of 2'],
      ['One', 10.5, 11, '1 of 2'],
      ['Two', 11, 12, '1 of 2'],
    ]);
  });

  it('end at midnight, in the night that follows, or on the next day from 5 am on', () => {
    const night = ['Night', '22:00', '2026-11-19T02:00:00.000Z'] as const;
    const walk = ['Walk', '23:00', '2026-11-19T06:00:00.000Z'] as const;
    expect(blocks(night, ['Party', '18:00', '2026-11-19T00:00:00.000Z'], walk)).toEqual([
      ['Party', 18, 24, '0 of 3'],
      ['Night', 22, 26, '1 of 3'],
      ['Walk', 23, 24, '2 of 3'],
    ]);
    const after = blocksOf(dated(night, walk), '2026-11-19', minutesOf, 3).blocks;
    expect(after.map(({ dated: { event }, from, to }) => [event.title, from, to])).toEqual([['Walk', 0, 360]]);
  });

  it('end with the day when they have no end', () => {
    expect(blocks(['Late', '23:30', null])).toEqual([['Late', 23.5, 24, '0 of 1']]);
  });

  it('are counted where there is no room for all', () => {
    const crowd = ['A', 'B', 'C', 'D'].map((title) => [title, '10:00', '12:00'] as const);
    const { blocks: shown, more } = blocksOf(dated(...crowd), day, minutesOf, 3);
    expect(shown.map(({ dated: { event }, lane, lanes }) => [event.title, lane, lanes])).toEqual([
      ['A', 0, 3],
      ['B', 1, 3],
    ]);
    expect(more).toEqual([{ count: 2, from: 600, to: 720, lane: 2, lanes: 3 }]);
  });

  it('hold nothing that lasts a day or longer', () => {
    const long = dated(
      ['All day', '00:00', '23:59'],
      ['Camp', '10:00', '2026-11-20T10:00:00.000Z'],
      ['Night', '22:00', '2026-11-19T02:00:00.000Z'],
      ['Open', '10:00', null],
    );
    expect(long.filter(isLong).map(({ event }) => event.title)).toEqual(['All day', 'Camp']);
    expect(blocksOf(long, day, minutesOf, 3).blocks.map(({ dated: { event } }) => event.title)).toEqual([
      'Open',
      'Night',
    ]);
  });
});

describe('the hours that are drawn', () => {
  const day = { hasNightBefore: false, hasNightAfter: false };

  it('are those of a usual day, and more where an event lies outside', () => {
    expect(hoursOf([])).toEqual({ from: 8, to: 20, ...day });
    expect(
      hoursOf([
        { from: 6.5 * 60, to: 7 * 60 },
        { from: 20 * 60, to: 21.5 * 60 },
      ]),
    ).toEqual({ from: 6, to: 22, ...day });
  });

  it('fold each night into one row', () => {
    const hours = hoursOf([
      { from: 60, to: 150 },
      { from: 20 * 60, to: 26.5 * 60 },
    ]);
    expect(hours).toEqual({ from: 8, to: 24, hasNightBefore: true, hasNightAfter: true });
    expect(rowCount(hours)).toBe(18);
    expect([60, 150, 7 * 60, 8 * 60, 20 * 60, 24 * 60, 26.5 * 60].map((minute) => rowOf(minute, hours))).toEqual([
      0.2, 0.5, 1, 1, 13, 17, 17.5,
    ]);
  });
});
