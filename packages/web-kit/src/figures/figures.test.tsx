import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { answers, isUnreachable, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noteAnswer } from '../offline/stored-answers';
import { FigureStrip } from './figure-strip';

const server = portalServer();
const counts = (total: number) =>
  answers(calls.listEventsByRole, () => HttpResponse.json([], { headers: { 'x-total-count': String(total) } }));

/** Two figures, each of a call of its own. */
function Dashboard() {
  const events = useQuery({
    queryKey: ['events'],
    queryFn: async () => callList(calls.listEventsByRole, { params: { role: 'STUDENT' } }),
  });
  const rooms = useQuery({ queryKey: ['rooms'], queryFn: async () => callList(calls.listRooms, {}) });
  return (
    <>
      <FigureStrip
        label="Figures"
        figures={[
          {
            label: 'Events',
            href: '/events',
            query: events,
            figure: events.data && { value: events.data.total, note: 'planned' },
          },
          { label: 'Rooms', query: rooms, figure: rooms.data && { value: rooms.data.total } },
        ]}
      />
      <button onClick={() => void events.refetch()}>Reload</button>
    </>
  );
}

const show = () => renderWithPortal(<Dashboard />, { as: 'STUDENT' });
const retryOf = (label: string) => screen.findByRole('button', { name: `Retry: ${label}` });

afterEach(() => {
  act(() => noteAnswer({}));
  jest.restoreAllMocks();
});

describe('a figure', () => {
  it('that could not be read says so with Retry, and takes no other with it', async () => {
    server.use(refuses(calls.listEventsByRole, 'SYSTEM.UNAVAILABLE'), answers(calls.listRooms, []));
    const { user } = show();
    expect(await retryOf('Events')).toBeVisible();
    expect(screen.getByText('Not available')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Rooms').parentElement).toHaveTextContent(/^Rooms0$/));
    expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
    server.use(counts(7));
    await user.click(await retryOf('Events'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Events/ })).toHaveTextContent('Events7planned'));
    expect(screen.getByRole('link', { name: /^Events/ })).toHaveFocus();
    expect(screen.queryByText(/^Last updated/)).toBeNull();
  });

  it('stays busy while it is tried again', async () => {
    const tries: (() => void)[] = [];
    server.use(
      answers(calls.listEventsByRole, async () => {
        if (tries.length > 0) await new Promise<void>((resolve) => tries.push(resolve));
        else tries.push(() => undefined);
        return problem('SYSTEM.UNAVAILABLE');
      }),
      answers(calls.listRooms, []),
    );
    const { user } = show();
    await user.click(await retryOf('Events'));
    await waitFor(async () => expect(await retryOf('Events')).toHaveAttribute('aria-disabled', 'true'));
    expect(await retryOf('Events')).toHaveFocus();
    await waitFor(() => expect(tries).toHaveLength(2));
    tries[1]?.();
    await waitFor(async () => expect(await retryOf('Events')).not.toHaveAttribute('aria-disabled'));
  });
});

describe('figures that are older than a minute', () => {
  it('say from when they are, until they are read again', async () => {
    server.use(counts(7), answers(calls.listRooms, []));
    jest.useFakeTimers({ now: new Date('2026-11-23T12:30:00.000Z'), advanceTimers: true });
    try {
      const { user } = show();
      await screen.findByText('7');
      await act(() => jest.advanceTimersByTimeAsync(50_000));
      expect(screen.queryByText(/^Last updated/)).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      expect(screen.getByText('Last updated 23 Nov 2026, 6:00 pm.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      server.use(counts(8));
      await user.click(screen.getByRole('button', { name: 'Reload' }));
      await screen.findByText('8');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('figures that could not be brought up to date', () => {
  it('stay, and say from when they are until a newer answer comes', async () => {
    server.use(counts(7), answers(calls.listRooms, []));
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:30:00.000Z'));
    const { user } = show();
    await screen.findByText('7');
    server.use(isUnreachable(calls.listEventsByRole));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText(/^Last updated 23 Nov 2026, 6:00 pm\./)).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
    server.use(counts(8));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('8')).toBeVisible();
    expect(screen.queryByText(/^Last updated/)).toBeNull();
  });

  it('say from when they were stored, without a connection', async () => {
    const stored = { 'x-answered-at': 'Mon, 23 Nov 2026 10:00:00 GMT' };
    server.use(answers(calls.listEventsByRole, [], stored), answers(calls.listRooms, [], stored));
    show();
    expect(await screen.findByText(/^Last updated 23 Nov 2026, 3:30 pm\./)).toBeVisible();
  });
});
