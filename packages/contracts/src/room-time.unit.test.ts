import { isAtEvent, isLeftBehind } from './room-time';

const at = (start: string, end: string) => ({ start: `2026-11-28T${start}:00Z`, end: `2026-11-28T${end}:00Z` });
const evening = at('18:00', '21:00');

describe('a room for an event', () => {
  it.each([
    ['its time', at('18:00', '21:00'), true],
    ['more than its time', at('17:00', '22:00'), true],
    ['a part of its time', at('18:00', '19:00'), true],
    ['a time that begins before it and ends within it', at('17:00', '20:00'), false],
    ['another time', at('10:00', '12:00'), false],
  ])('is at %s', (_what, room, expected) => {
    expect(isAtEvent(room, evening)).toBe(expected);
  });

  it('is compared with the start of an event that has no end, and with nothing where it has no date', () => {
    expect(isAtEvent(evening, { start: evening.start, end: null })).toBe(true);
    expect(isAtEvent(evening, { start: at('22:00', '23:00').start, end: null })).toBe(false);
    expect(isAtEvent(evening, { start: null, end: null })).toBe(false);
  });

  it('is left behind when the event is moved away from it, and only then', () => {
    expect(isLeftBehind(evening, evening, at('19:00', '22:00'))).toBe(true);
    expect(isLeftBehind(evening, evening, { start: null, end: null })).toBe(true);
    expect(isLeftBehind(evening, evening, at('17:00', '21:00'))).toBe(true);
    expect(isLeftBehind(evening, evening, at('18:30', '20:00'))).toBe(false);
    expect(isLeftBehind(at('18:00', '19:00'), evening, at('17:00', '22:00'))).toBe(false);
    expect(isLeftBehind(at('18:00', '19:00'), evening, at('20:00', '22:00'))).toBe(true);
    expect(isLeftBehind(evening, at('10:00', '12:00'), at('13:00', '15:00'))).toBe(false);
  });
});
