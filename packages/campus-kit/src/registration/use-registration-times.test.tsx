import type { EventAnswer } from '@portal/contracts';
import { act, renderHook } from '@testing-library/react';
import { useRegistrationTimes } from './use-registration-times';

const now = Date.parse('2026-11-23T06:00:00.000Z');
const [opens, closes] = ['2026-11-23T06:10:00.000Z', '2026-11-23T07:00:00.000Z'];
const MINUTE = 60_000;
const registering = (state: 'not-yet' | 'open' | 'closed', more: object = { start: opens, end: closes }) =>
  ({ registration: { required: true, state, ...more } }) as EventAnswer;

beforeEach(() => {
  jest.useFakeTimers({ now });
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function follow(...events: EventAnswer[]) {
  const refetch = jest.fn(async () => undefined);
  const read = (...found: EventAnswer[]) => ({ events: found, query: { dataUpdatedAt: Date.now(), refetch } });
  const { rerender, unmount } = renderHook(({ query, events: shown }) => useRegistrationTimes(query, shown), {
    initialProps: read(...events),
  });
  return { refetch, unmount, answer: (...found: EventAnswer[]) => rerender(read(...found)) };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('events whose registration opens or closes', () => {
  it('are read then, and at no other time', async () => {
    const { refetch, answer } = follow(registering('closed'), registering('not-yet'));
    await pass(10 * MINUTE - 1);
    expect(refetch).not.toHaveBeenCalled();
    await pass(1);
    expect(refetch).toHaveBeenCalledTimes(1);
    answer(registering('open'));
    await pass(50 * MINUTE);
    expect(refetch).toHaveBeenCalledTimes(2);
    answer(registering('closed'));
    await pass(600 * MINUTE);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('are read again every five seconds while the service’s clock is behind', async () => {
    const { refetch, answer } = follow(registering('not-yet'));
    await pass(10 * MINUTE);
    answer(registering('not-yet'));
    await pass(5_000);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('need no read in a month, without a time, or once the page has closed', async () => {
    const inAMonth = { start: '2026-12-23T06:00:00.000Z' };
    const { refetch } = follow(registering('not-yet', inAMonth), registering('open', {}), registering('not-yet', {}));
    await pass(MINUTE);
    expect(refetch).not.toHaveBeenCalled();
    const closed = follow(registering('not-yet'));
    closed.unmount();
    await pass(60 * MINUTE);
    expect(closed.refetch).not.toHaveBeenCalled();
  });
});
