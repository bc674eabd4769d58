import { roomDayVerdict, type RoomDay } from './report';

const day = (clients: number, changes: Partial<RoomDay> = {}): RoomDay => ({
  clients,
  perSecond: 60,
  milliseconds: [100, 200, 900],
  failures: 0,
  ...changes,
});

describe('the verdict on rooms of one day', () => {
  it('passes when 50 clients get as much done as 10 and nobody waits for a second, also when one round is disturbed', () => {
    const disturbed = day(50, { perSecond: 5, milliseconds: [9_000] });
    const { passes, text } = roomDayVerdict([day(10), day(50), day(10), disturbed, day(10), day(50)]);
    expect(passes).toBe(true);
    expect(text).toContain('Many clients get 1.00 of what few get done');
    expect(text).toContain('at most 900 ms of 1000');
  });

  it.each([
    ['many get less done', { perSecond: 53 }],
    ['somebody waits for longer', { milliseconds: [1_001] }],
    ['one fails', { failures: 1 }],
    ['nothing was done', { milliseconds: [], perSecond: 0 }],
  ])('fails when %s', (_what, changes) => {
    expect(roomDayVerdict([day(10), day(50, changes)]).passes).toBe(false);
  });
});
