import { calls, type AnswerOf } from '@portal/contracts';
import { answers, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ApprovalsPage } from './approvals-page';
import { managedEvent, pendingRequest, sampleEvent } from './sample-event';

type Listed = AnswerOf<typeof calls.listRoomRequests>[number];

const unit = sampleEvent.organizing_unit_id;
const requester = { name: 'Sneha Kulkarni' };
const first: Listed = {
  ...pendingRequest,
  requested_by: requester,
  event: { _id: sampleEvent._id, title: sampleEvent.title },
  unit,
};
const second: Listed = {
  ...first,
  _id: '65d000000000000000000002',
  room: 'Main Auditorium',
  event: { _id: '65b000000000000000000002', title: 'Quiz Prelims' },
};
const noBuilding = { building: '', taken: [] };
const rooms = [
  { _id: '65e000000000000000000001', name: 'Senate Hall', capacity: 120, ...noBuilding },
  { _id: '65e000000000000000000002', name: 'Seminar Room 1', capacity: 80, ...noBuilding },
];

const server = portalServer();
let waiting: Listed[];
/** What was sent, by request. */
let reviews: unknown[];
beforeEach(() => {
  waiting = [first, second];
  reviews = [];
  server.use(
    answers(calls.readRoomAvailability, rooms),
    answers(calls.listCompetingRoomRequests, []),
    answers(calls.listRoomRequests, () => waiting),
    answers(calls.reviewRoomRequest, ({ params, body }) => {
      reviews.push({ ...params, ...(body as object) });
      waiting = waiting.filter(({ _id }) => _id !== params.requestId);
      return { _id: managedEvent._id, room_requests: [] };
    }),
  );
});

async function open() {
  const portal = renderWithPortal(<ApprovalsPage />, { as: 'PRESIDENT', at: '/president-approval' });
  const queue = within(await screen.findByRole('list', { name: 'Pending' }));
  const rowOf = ({ room }: Listed) => queue.getByText(room).closest('li')!;
  return { ...portal, queue, rowOf };
}

describe('pending approvals', () => {
  it('asks for what has waited longest first, and says for which event and by whom', async () => {
    let asked: unknown;
    server.use(
      answers(calls.listRoomRequests, ({ query }) => {
        asked = query;
        return waiting;
      }),
    );
    const { rowOf } = await open();
    expect(asked).toMatchObject({ status: 'Pending', sort: 'oldest' });
    const row = within(rowOf(first));
    expect(row.getByRole('link', { name: sampleEvent.title })).toHaveAttribute('href', `/events/${sampleEvent._id}`);
    expect(row.getByText(/^Requested .* by Sneha Kulkarni$/)).toBeVisible();
  });

  it('approves in place; the request leaves the list and the next one has the focus', async () => {
    const { user, rowOf, queue } = await open();
    await user.click(within(rowOf(first)).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Senate Hall approved: 21 Nov 2026, 10:00 am to 1:00 pm')).toBeVisible();
    expect(reviews).toEqual([{ requestId: first._id, status: 'Approved' }]);
    expect(queue.queryByText('Senate Hall')).toBeNull();
    expect(rowOf(second)).toHaveFocus();
  });

  it('rejects with a reason, suggested or typed', async () => {
    const { user, rowOf } = await open();
    await user.click(within(rowOf(first)).getByRole('button', { name: 'Reject' }));
    const reason = within(rowOf(first)).getByRole('textbox', { name: /^Reason/ });
    expect(reason).toHaveFocus();
    await user.click(within(rowOf(first)).getByRole('button', { name: 'Choose another time.' }));
    await user.type(reason, ' Friday is free.');
    await user.click(within(rowOf(first)).getByRole('button', { name: 'Reject request' }));
    expect(await screen.findByText(/^Senate Hall rejected/)).toBeVisible();
    const sent = { requestId: first._id, status: 'Rejected', reason: 'Choose another time. Friday is free.' };
    expect(reviews).toEqual([sent]);
  });

  it('needs no reason, and refuses one that is too long', async () => {
    const { user, rowOf } = await open();
    await user.click(within(rowOf(first)).getByRole('button', { name: 'Reject' }));
    const row = within(rowOf(first));
    await user.click(row.getByRole('textbox', { name: /^Reason/ }));
    await user.paste('x'.repeat(501));
    await user.click(row.getByRole('button', { name: 'Reject request' }));
    expect(row.getByRole('alert')).toHaveTextContent('Shorten the reason to 500 characters.');
    await user.clear(row.getByRole('textbox', { name: /^Reason/ }));
    await user.click(row.getByRole('button', { name: 'Reject request' }));
    expect(await screen.findByText(/^Senate Hall rejected/)).toBeVisible();
    expect(reviews).toEqual([{ requestId: first._id, status: 'Rejected' }]);
  });

  it('is decided by keys alone', async () => {
    const { user, rowOf } = await open();
    await user.tab();
    await user.keyboard('j');
    expect(rowOf(second)).toHaveFocus();
    await user.keyboard('k');
    expect(rowOf(first)).toHaveFocus();
    await user.keyboard('a');
    expect(await screen.findByText(/^Senate Hall approved/)).toBeVisible();
    await user.keyboard('r');
    await user.keyboard('a reason{Tab}');
    await user.click(screen.getByRole('button', { name: 'Reject request' }));
    expect(await screen.findByText(/^Main Auditorium rejected/)).toBeVisible();
    expect(reviews).toEqual([
      { requestId: first._id, status: 'Approved' },
      { requestId: second._id, status: 'Rejected', reason: 'a reason' },
    ]);
    expect(await screen.findByText('No pending approvals')).toBeVisible();
  });

  it('cannot approve what is booked already, and offers what is free', async () => {
    const booked = { ...rooms[0]!, taken: [{ start: '12:00', end: '14:00', days: [0] }] };
    server.use(answers(calls.readRoomAvailability, [booked, rooms[1]!]));
    const { user, rowOf } = await open();
    const row = within(rowOf(first));
    expect(await row.findByText('Available instead: Seminar Room 1')).toBeVisible();
    expect(row.getByRole('button', { name: 'Approve' })).toBeDisabled();
    rowOf(first).focus();
    await user.keyboard('a');
    await user.click(row.getByRole('button', { name: 'Reject' }));
    await user.click(row.getByRole('button', { name: 'Seminar Room 1 is free at this time.' }));
    await user.click(row.getByRole('button', { name: 'Reject request' }));
    expect(await screen.findByText(/^Senate Hall rejected/)).toBeVisible();
    const sent = { requestId: first._id, status: 'Rejected', reason: 'Seminar Room 1 is free at this time.' };
    expect(reviews).toEqual([sent]);
  });

  it('says at the request why a decision was refused', async () => {
    server.use(answers(calls.reviewRoomRequest, () => problem('ROOM.ALREADY_BOOKED')));
    const { user, rowOf } = await open();
    await user.click(within(rowOf(second)).getByRole('button', { name: 'Approve' }));
    expect(await within(rowOf(second)).findByRole('alert')).toHaveTextContent('Room already booked for this time.');
    expect(within(rowOf(first)).queryByRole('alert')).toBeNull();
  });

  it('says which request someone else has decided on, whose row leaves the list', async () => {
    server.use(
      answers(calls.reviewRoomRequest, () => {
        waiting = [second];
        return problem('ROOM_REQUEST.ALREADY_REVIEWED');
      }),
    );
    const { user, rowOf, queue } = await open();
    await user.click(within(rowOf(first)).getByRole('button', { name: 'Approve' }));
    const said = 'Senate Hall, 21 Nov 2026, 10:00 am to 1:00 pm: This request has already been reviewed.';
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(queue.queryByText('Senate Hall')).toBeNull());
  });

  it('says that nothing is pending', async () => {
    waiting = [];
    renderWithPortal(<ApprovalsPage />, { as: 'PRESIDENT', at: '/president-approval' });
    expect(await screen.findByText('No pending approvals')).toBeVisible();
  });

  it('says that the requests could not be loaded', async () => {
    server.use(refuses(calls.listRoomRequests, 'ACCESS.FORBIDDEN'));
    renderWithPortal(<ApprovalsPage />, { as: 'PRESIDENT', at: '/president-approval' });
    expect(await screen.findByText("We couldn't load the room requests. Try again.")).toBeVisible();
  });
});
