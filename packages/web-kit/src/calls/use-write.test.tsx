import { calls } from '@portal/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client';
import { answers, portalServer, refuses } from '../testing';
import type { ReadCall } from './read-key';
import { useRead } from './use-read';
import { useWrite } from './use-write';

const server = portalServer();
const userId = '65a000000000000000000001';
const id = '65c000000000000000000001';
const noAchievements = { pending: 0, verified: 0, returned: 0 };

let asked: string[];
beforeEach(() => {
  asked = [];
  server.use(
    answers(calls.countAchievements, () => (asked.push('achievements'), noAchievements)),
    answers(calls.countOwnFeedback, () => (asked.push('feedback'), { given: 0, resolved: 0 })),
  );
});

/** A page that shows achievements and feedback, and withdraws an achievement. */
async function openPage(alsoChanges: readonly ReadCall[] = [], invalidates = true) {
  const client = createQueryClient(() => undefined);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      reads: [
        useRead(calls.countAchievements, { params: { userId } }),
        useRead(calls.countOwnFeedback, { params: { userId } }),
      ],
      withdraw: useWrite(calls.withdrawAchievement, { alsoChanges, invalidates }),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.reads.every(({ isSuccess }) => isSuccess)).toBe(true));
  asked.splice(0);
  // A rejection that leaves act comes before what React still has to render.
  return () => act(() => result.current.withdraw.mutateAsync({ params: { id } }).catch((error: unknown) => error));
}

describe('a write', () => {
  it('reads again what shows its events, and is pending until that is there', async () => {
    server.use(answers(calls.withdrawAchievement, undefined));
    const withdraw = await openPage();
    await withdraw();
    expect(asked).toEqual(['achievements']);
  });

  it('reads it again after a refusal too, without waiting for it', async () => {
    server.use(refuses(calls.withdrawAchievement, 'ACHIEVEMENT.NOT_FOUND'));
    const withdraw = await openPage();
    expect(await withdraw()).toMatchObject({ code: 'ACHIEVEMENT.NOT_FOUND' });
    await waitFor(() => expect(asked).toEqual(['achievements']));
  });

  it('reads again what it names beside its events', async () => {
    server.use(answers(calls.withdrawAchievement, undefined));
    const withdraw = await openPage([calls.countOwnFeedback]);
    await withdraw();
    expect(asked.toSorted()).toEqual(['achievements', 'feedback']);
  });

  it('reads nothing again where the page shows the answer itself', async () => {
    server.use(answers(calls.withdrawAchievement, undefined));
    const withdraw = await openPage([], false);
    await withdraw();
    expect(asked).toEqual([]);
  });
});
