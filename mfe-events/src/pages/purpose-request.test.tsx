import { calls, type AnswerOf, type Role } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RoomBookingPage } from './room-booking-page';
import { pendingRequest } from './sample-event';

type Listed = AnswerOf<typeof calls.listRoomRequests>[number];

const day = '2099-03-04';
const unit = { _id: '65c000000000000000000002', name: 'Music Club', category: 'cultural' } as const;
const rehearsal: Listed = {
  ...pendingRequest,
  room: 'Music Room',
  date: day,
  time: '18:00',
  end_time: '20:00',
  purpose: 'Band rehearsal',
  unit,
  requested_by: { name: 'Neha Menon' },
};
const musicRoom = { _id: '65e000000000000000000003', name: 'Music Room', building: '', capacity: 25, taken: [] };
const pickable = { _id: unit._id, name: unit.name, category: unit.category, type: 'Club' } as const;

const server = portalServer(
  answers(calls.listPublicEvents, []),
  answers(calls.listRooms, []),
  answers(calls.listManagedEvents, []),
  answers(calls.listPickableUnits, [pickable]),
  answers(calls.readRoomAvailability, [musicRoom]),
  answers(calls.listRoomRequests, [rehearsal]),
  answers(calls.listCompetingRoomRequests, []),
);
afterEach(() => sessionStorage.clear());

const coordinator = personAs('CLUB_COORDINATOR', { unit: { id: unit._id, name: unit.name, category: unit.category } });

async function openBoard(as: Role | typeof coordinator) {
  const portal = renderWithPortal(<RoomBookingPage />, { as, at: `/roombooking?date=${day}` });
  return { ...portal, board: within(await screen.findByRole('table')) };
}

describe('the form of a request without an event', () => {
  async function openForm(as: Parameters<typeof openBoard>[0]) {
    const portal = await openBoard(as);
    await portal.user.click(portal.board.getByRole('button', { name: 'Request Music Room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a Room' }));
    await portal.user.click(dialog.getByRole('radio', { name: 'A rehearsal or meeting' }));
    const submit = () => portal.user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    return { ...portal, dialog, submit };
  }

  it('asks for an event first, and for a purpose instead when it is for none', async () => {
    const { user, dialog, submit } = await openForm(coordinator);
    expect(dialog.queryByLabelText('Event')).toBeNull();
    expect(dialog.queryByLabelText('Unit')).toBeNull();
    await submit();
    expect(await dialog.findByText('Please enter a purpose.')).toBeVisible();
    expect(dialog.getByLabelText('Purpose')).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: 'An event' }));
    expect(dialog.getByLabelText('Event')).toBeVisible();
    expect(dialog.getByLabelText(/^Purpose\/Description/)).toBeVisible();
    expect(dialog.queryByLabelText('Purpose')).toBeNull();
  });

  it('is sent for the unit of a coordinator, until midnight too', async () => {
    const sent: unknown[] = [];
    server.use(answers(calls.requestRoomForPurpose, ({ body }) => (sent.push(body), rehearsal)));
    const { user, dialog, submit } = await openForm(coordinator);
    await user.type(dialog.getByLabelText('Purpose'), ' Band rehearsal ');
    await user.type(dialog.getByLabelText(/^Details/), 'With drums.');
    await user.type(dialog.getByLabelText(/^End/), '12:00 am{Tab}');
    await submit();
    expect(await screen.findByText('Music Room requested for Band rehearsal.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([
      {
        unit_id: unit._id,
        purpose: 'Band rehearsal',
        room: 'Music Room',
        date: day,
        time: '08:00',
        end_time: '00:00',
        end_date: '2099-03-05',
        description: 'With drums.',
      },
    ]);
  });

  it('asks a general secretary for the unit, and shows there that it is refused', async () => {
    const { user, dialog, submit } = await openForm('GENSEC_CULTURAL');
    await user.type(dialog.getByLabelText('Purpose'), 'Band rehearsal');
    await submit();
    expect(await dialog.findByText('Please choose a unit.')).toBeVisible();
    await user.click(dialog.getByLabelText('Unit'));
    await user.click(await dialog.findByRole('option', { name: /Music Club/ }));
    const message = 'You can only manage room requests in your own area.';
    server.use(refuses(calls.requestRoomForPurpose, 'ROOM_REQUEST.OUT_OF_SCOPE', { message }));
    await submit();
    await waitFor(() => expect(dialog.getByLabelText('Unit')).toBeInvalid());
    expect(dialog.getAllByText(message)[0]).toBeVisible();
  });
});

describe('a request without an event on the day of the rooms', () => {
  const openRequest = async (as: Role, state = 'pending') => {
    const portal = await openBoard(as);
    const name = `Band rehearsal, ${state}, 6:00 to 8:00 pm`;
    await portal.user.click(portal.board.getByRole('button', { name }));
    return { ...portal, dialog: within(await screen.findByRole('dialog', { name: 'Band rehearsal' })) };
  };

  it('is withdrawn by those whose unit it is', async () => {
    const { user, dialog } = await openRequest('CLUB_COORDINATOR');
    expect(dialog.getByText('Music Club')).toBeVisible();
    expect(dialog.getByText('4 Mar 2099, 6:00 pm to 8:00 pm')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    server.use(
      answers(calls.withdrawRoomRequest, () => {
        server.use(answers(calls.listRoomRequests, []));
        return { room_requests: [{ ...rehearsal, status: 'Withdrawn' as const }] };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw the request for Music Room?' });
    await user.click(within(question).getByRole('button', { name: 'Withdraw request' }));
    expect(await dialog.findByText('Withdrawn')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('is approved by the president, who sees the day of the room', async () => {
    const { user, dialog } = await openRequest('PRESIDENT');
    expect(await dialog.findByText('No other request at this time')).toBeVisible();
    const sent: unknown[] = [];
    const approved = { ...rehearsal, status: 'Approved' as const };
    server.use(
      answers(calls.reviewRoomRequest, ({ params, body }) => {
        sent.push([params.requestId, body]);
        server.use(answers(calls.listRoomRequests, [approved]));
        return { room_requests: [approved] };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByRole('button', { name: 'Give room back' })).toBeVisible();
    expect(sent).toEqual([[rehearsal._id, { status: 'Approved' }]]);
  });

  it('is in the list of a phone too', async () => {
    await openBoard('CLUB_COORDINATOR');
    const list = within(screen.getAllByRole('list', { name: 'Music Room' }).at(-1) as HTMLElement);
    expect(list.getByRole('button', { name: 'Band rehearsal' })).toBeVisible();
  });
});
