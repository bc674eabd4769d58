import type { EventAnswer } from '@portal/contracts';
import { datedEvents } from './by-day';
import { blocksOf, hoursOf, isLong } from './day-blocks';

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

  it('end at midnight, and go on after it', () => {
    const night = ['Night', '22:00', '2026-11-19T02:00:00.000Z'] as const;
    expect(blocks(night, ['Party', '18:00', '2026-11-19T00:00:00.000Z'])).toEqual([
      ['Party', 18, 24, '0 of 2'],
      ['Night', 22, 24, '1 of 2'],
    ]);
    const [after] = blocksOf(dated(night), '2026-11-19', minutesOf, 3).blocks;
    expect([after?.from, after?.to]).toEqual([0, 120]);
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
  it('are those of a usual day, and more where an event lies outside', () => {
    expect(hoursOf([])).toEqual({ from: 8, to: 20 });
    expect(
      hoursOf([
        { from: 6.5 * 60, to: 7 * 60 },
        { from: 20 * 60, to: 21.5 * 60 },
      ]),
    ).toEqual({ from: 6, to: 22 });
  });
});
