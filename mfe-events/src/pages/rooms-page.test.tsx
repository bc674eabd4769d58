import { calls, type AnswerOf } from '@portal/contracts';
import { answers, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RoomsPage } from './rooms-page';

type Room = AnswerOf<typeof calls.listRooms>[number];

const hall: Room = {
  _id: '65e000000000000000000001',
  name: 'Senate Hall',
  building: 'Main Building',
  capacity: 1200,
  equipment: ['Projector', 'Stage'],
  active: true,
};
const server = portalServer(answers(calls.listRooms, [hall], { 'X-Total-Count': '1' }));

async function openCatalogue() {
  const portal = renderWithPortal(<RoomsPage />, { as: 'PRESIDENT' });
  const list = within(await screen.findByRole('list', { name: 'Rooms' }));
  return { ...portal, list };
}

describe('the catalogue of rooms', () => {
  it('lists name, building, seats, equipment and use', async () => {
    const { list } = await openCatalogue();
    expect(list.getByRole('listitem')).toHaveTextContent(
      /^Senate HallMain Building1,200 seatsProjector, Stage.*Active/,
    );
    expect(screen.getByText('1 room')).toBeVisible();
  });

  it('searches rooms on the server, with those that are not in use', async () => {
    const asked: string[] = [];
    server.use(
      answers(calls.listRooms, ({ query }) => {
        asked.push(`${query.active} ${query.q ?? ''}`);
        return query.q ? [] : [hall];
      }),
    );
    const { user } = await openCatalogue();
    await user.type(screen.getByRole('searchbox'), 'chess');
    expect(await screen.findByText('No rooms match your search')).toBeVisible();
    expect(asked).toEqual(['all ', 'all chess']);
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(await screen.findByText('Senate Hall')).toBeVisible();
  });

  it('shows the empty and the error state', async () => {
    server.use(answers(calls.listRooms, []));
    const { unmount } = renderWithPortal(<RoomsPage />, { as: 'PRESIDENT' });
    expect(await screen.findByText('No rooms yet')).toBeVisible();
    unmount();
    server.use(refuses(calls.listRooms, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }));
    renderWithPortal(<RoomsPage />, { as: 'PRESIDENT' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not for you.');
  });

  it('loads page by page, and shows when the next page failed', async () => {
    const next = { 'X-Total-Count': '2', Link: '</api/rooms?cursor=abc>; rel="next"' };
    server.use(answers(calls.listRooms, [hall], next));
    const { user, list } = await openCatalogue();
    server.use(refuses(calls.listRooms, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load more rooms.");
    server.use(answers(calls.listRooms, [{ ...hall, _id: '65e000000000000000000002', name: 'Studio' }]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await list.findByText('Studio')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes a room after it has said what is booked and requested, and says so when that is refused', async () => {
    const { user, list } = await openCatalogue();
    const sent: unknown[] = [];
    server.use(
      answers(calls.readRoomUse, { booked: 3, pending: 1 }),
      answers(calls.changeRoom, ({ body }) => {
        sent.push(body);
        return sent.length === 1 ? problem('ROOM.NOT_FOUND', { message: 'This room is gone.' }) : hall;
      }),
    );
    await user.click(list.getByRole('switch', { name: 'Senate Hall is in use' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close Senate Hall?' }));
    expect(await dialog.findByText('3 bookings stay until they are given back.')).toBeVisible();
    expect(dialog.getByText("1 pending request can't be approved.")).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close room' }));
    expect(await dialog.findByText('This room is gone.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close room' }));
    expect(await screen.findByText('Senate Hall closed')).toBeVisible();
    expect(sent).toEqual([{ active: false }, { active: false }]);
  });

  it('says when it could not check what is booked, and checks again', async () => {
    server.use(refuses(calls.readRoomUse, 'ROOM.NOT_FOUND'));
    const { user, list } = await openCatalogue();
    await user.click(list.getByRole('switch', { name: 'Senate Hall is in use' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close Senate Hall?' }));
    expect(await dialog.findByText("We couldn't check what is booked or requested.")).toBeVisible();
    server.use(answers(calls.readRoomUse, { booked: 0, pending: 0 }));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('It has no bookings and no pending requests.')).toBeVisible();
  });

  it('opens a closed room at once, and reverts that when it is refused', async () => {
    server.use(
      answers(calls.listRooms, [{ ...hall, active: false }], { 'X-Total-Count': '1' }),
      refuses(calls.changeRoom, 'ROOM.NOT_FOUND', { message: 'This room is gone.' }),
    );
    const { user, list } = await openCatalogue();
    await user.click(list.getByRole('switch', { name: 'Senate Hall is in use' }));
    expect(await screen.findByText(/: This room is gone\.$/)).toBeVisible();
    await waitFor(() => expect(list.getByRole('switch')).not.toBeChecked());
  });
});

describe('a room of the catalogue', () => {
  it('is added with name, building, seats and equipment', async () => {
    const { user } = await openCatalogue();
    const sent: unknown[] = [];
    server.use(
      answers(calls.addRoom, ({ body }) => {
        sent.push(body);
        return { ...hall, name: 'Dance Studio' };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add Room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a room' }));
    await user.type(dialog.getByLabelText('Name'), 'Dance Studio');
    await user.type(dialog.getByLabelText(/^Building/), 'Student Centre');
    await user.type(dialog.getByLabelText('Seats'), '40');
    await user.type(dialog.getByLabelText(/^Equipment/), 'Mirrors,Speakers');
    await user.click(dialog.getByRole('button', { name: 'Add Room' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([
      { name: 'Dance Studio', building: 'Student Centre', capacity: 40, equipment: ['Mirrors', 'Speakers'] },
    ]);
    expect(await screen.findByText('Dance Studio added')).toBeVisible();
  });

  it('shows errors at the fields before anything is sent', async () => {
    const { user } = await openCatalogue();
    await user.click(screen.getByRole('button', { name: 'Add Room' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Seats'), '0');
    await user.click(dialog.getByRole('button', { name: 'Add Room' }));
    expect(await dialog.findByText('Please enter a name.')).toBeVisible();
    expect(dialog.getByText('Please enter a whole number of 1 or more.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
  });

  it('shows at the name that it is taken, and keeps the input', async () => {
    const { user, list } = await openCatalogue();
    server.use(refuses(calls.changeRoom, 'ROOM.NAME_TAKEN', { message: 'There is a room of this name.' }));
    await user.click(list.getByRole('button', { name: 'Edit Senate Hall' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Senate Hall' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Music Room');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('There is a room of this name.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('There is a room of this name.');
    expect(dialog.getByLabelText('Name')).toHaveValue('Music Room');
  });
});
