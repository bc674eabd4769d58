import { calls } from '@portal/contracts';
import { UnavailableState } from '@portal/ui';
import { screen, waitFor } from '@testing-library/react';
import { ANSWERED_AT } from '../offline-names';
import { answers, connection, portalServer, problem, renderWithPortal } from '../testing';
import { useRetry } from './use-retry';

const server = portalServer();
const { lose, restore } = connection();
const retry = jest.fn();
const visitor = { user: null, role: 'STUDENT', onboardingComplete: false } as const;

const Failed = () => <UnavailableState title="It failed" {...useRetry(retry)} />;
const button = () => screen.getByRole('button', { name: 'Retry' });

describe('a retry', () => {
  beforeEach(() => retry.mockClear());

  it('comes when the connection is back, and not before', async () => {
    server.use(answers(calls.fetchAuth, visitor));
    renderWithPortal(<Failed />);
    lose();
    expect(retry).not.toHaveBeenCalled();
    restore();
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    expect(button()).toBeEnabled();
  });

  it('waits until the portal answers: neither a failure nor a stored answer counts', async () => {
    const first = [
      () => problem('SYSTEM.UNAVAILABLE'),
      () => Response.json(visitor, { headers: { [ANSWERED_AT]: '' } }),
    ];
    const asked = jest.fn(() => {
      expect(retry).not.toHaveBeenCalled();
      return first.shift()?.() ?? Response.json(visitor);
    });
    server.use(answers(calls.fetchAuth, asked));
    const { user } = renderWithPortal(<Failed />);
    await user.click(button());
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('comes although the session has ended: that is an answer', async () => {
    server.use(answers(calls.fetchAuth, () => problem('AUTH.SESSION_REQUIRED')));
    const { user } = renderWithPortal(<Failed />);
    await user.click(button());
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
  });

  it('does not come when the page has been left', async () => {
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    const asked = jest.fn(async () => {
      await wait;
      return visitor;
    });
    server.use(answers(calls.fetchAuth, asked));
    const { user, unmount } = renderWithPortal(<Failed />);
    await user.click(button());
    await waitFor(() => expect(asked).toHaveBeenCalled());
    unmount();
    answer();
    await wait;
    await new Promise(setImmediate);
    expect(retry).not.toHaveBeenCalled();
  });
});
