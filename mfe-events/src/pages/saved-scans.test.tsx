import { calls, type AnswerOf, type EventAnswer } from '@portal/contracts';
import { answers, isUnreachable, portalServer, problem, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { checkInHref } from '../paths';
import { CheckInPage } from './check-in-page';
import { managedEvent } from './sample-event';

const server = portalServer();
const event: EventAnswer = {
  ...managedEvent,
  registration: { required: true, state: 'open', taken: 2, checked_in: 0, waiting: 0 },
};

type CheckedIn = AnswerOf<typeof calls.checkIn>;
const checkedIn = (name: string): CheckedIn => ({
  _id: '65e000000000000000000002',
  person: { _id: '65a000000000000000000102', username: '2@example.edu', personal_info: { name } },
  status: 'registered',
  joined_at: '2026-11-18T10:46:00.000Z',
  checked_in_at: '2026-11-21T04:25:00.000Z',
  first: true,
});

const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

/** Asha and Ravi are at the door, where there is no connection. */
async function twoScansSaved() {
  server.use(answers(calls.readEvent, event), isUnreachable(calls.checkIn));
  const at = { at: checkInHref(event._id), path: '/events/:id/check-in', as: 'CLUB_COORDINATOR' } as const;
  const { user } = renderWithPortal(<CheckInPage />, at);
  await user.type(screen.getByLabelText('Code'), 'ASHA1234{Enter}');
  await user.type(screen.getByLabelText('Code'), 'RAVI1234{Enter}');
  await screen.findByText('2 scans saved');
  return user;
}

beforeEach(() =>
  // The day of the event.
  jest.useFakeTimers({
    now: new Date('2026-11-21T04:20:00.000Z'),
    advanceTimers: true,
  }),
);
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('saved scans', () => {
  it('are counted, and listed on demand, so that the last scan stays in sight', async () => {
    const user = await twoScansSaved();
    expect(screen.getByText('ASHA1234')).not.toBeVisible();
    await user.click(screen.getByText('2 scans saved'));
    expect(screen.getByText('ASHA1234')).toBeVisible();
    expect(screen.getByText('RAVI1234')).toBeVisible();
  });

  it('are sent with how long ago they were', async () => {
    await twoScansSaved();
    jest.setSystemTime(new Date('2026-11-21T05:20:30.000Z'));
    const ages: number[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        ages.push(Math.floor(body.seconds_ago / 60));
        return checkedIn('Asha Nair');
      }),
    );
    comeOnline();
    await waitFor(() => expect(ages).toEqual([60, 60]));
  });

  it('stay counted while they are sent again, each once however often the connection returns', async () => {
    await twoScansSaved();
    const sent: string[] = [];
    let answerAsha: (answer: CheckedIn) => void = () => undefined;
    server.use(
      answers(calls.checkIn, ({ body }) => {
        sent.push(body.registration);
        if (body.registration === 'RAVI1234') return checkedIn('Ravi Kumar');
        return new Promise<CheckedIn>((resolve) => (answerAsha = resolve));
      }),
    );
    comeOnline();
    await waitFor(() => expect(sent).toEqual(['ASHA1234']));
    expect(screen.getByText('2 scans saved')).toBeVisible();
    comeOnline();
    expect(await screen.findByText('Ravi Kumar')).toBeVisible();
    expect(screen.getByText('1 scan saved')).toBeVisible();
    act(() => answerAsha(checkedIn('Asha Nair')));
    expect(await screen.findByText('Asha Nair')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('1 scan saved')).toBeNull());
    expect(sent).toEqual(['ASHA1234', 'RAVI1234']);
  });

  it('that are refused keep code and time in the list, and are not sent again, until they are taken off it', async () => {
    const user = await twoScansSaved();
    const sent: string[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        sent.push(body.registration);
        return problem('REGISTRATION.NOT_FOUND');
      }),
    );
    jest.setSystemTime(new Date('2026-11-21T05:20:30.000Z'));
    comeOnline();
    const list = within(await screen.findByRole('list', { name: "2 saved scans weren't accepted" }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ASHA1234 Scanned at 9:50 am. No registration for this event has the code ASHA1234.',
      'RAVI1234 Scanned at 9:50 am. No registration for this event has the code RAVI1234.',
    ]);
    expect(screen.queryByText('2 scans saved')).toBeNull();
    comeOnline();
    await user.click(screen.getByRole('button', { name: 'Remove ASHA1234 from the list' }));
    expect(screen.getByText("1 saved scan wasn't accepted")).toBeVisible();
    expect(sent).toEqual(['ASHA1234', 'RAVI1234']);
  });
});
