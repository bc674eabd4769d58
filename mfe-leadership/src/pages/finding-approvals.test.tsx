import { addDays, calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ApprovalsPage } from './approvals-page';
import { aRoomRequest } from './sample-approvals';
import { aClaim, anAchievement, aSkill } from './sample-endorsements';
import { aHolder } from './sample-holders';

const room = { _id: '65b0000000000000000000b1', building: 'A', capacity: 40, equipment: [], active: true };
/** What each list was asked for last, by its call. */
let asked: Record<string, Record<string, unknown>>;
const keep =
  <Answer,>(name: string, answer: Answer) =>
  ({ query }: { readonly query?: unknown }) => {
    asked[name] = query as Record<string, unknown>;
    return answer;
  };

const server = portalServer(
  answers(calls.listUnits, []),
  answers(calls.listRooms, [
    { ...room, name: 'Lab 2' },
    { ...room, _id: '65b0000000000000000000b2', name: 'Main Hall' },
  ]),
  answers(calls.listRoomRequests, keep('rooms', [aRoomRequest('Main Hall')])),
  answers(calls.listClaims, keep('claims', [aHolder({ can_manage: true })])),
  answers(calls.listUnendorsedUserSkills, keep('user-skills', [aClaim('Tabla')])),
  answers(calls.listUnendorsedSkills, keep('skills', [aSkill('Sitar')])),
  answers(calls.listUnendorsedAchievements, keep('achievements', [anAchievement('Best Recital')])),
);

beforeEach(() => {
  asked = {};
});

async function show(query = '') {
  const portal = renderWithPortal(<ApprovalsPage />, { as: 'PRESIDENT', at: `/president-approval${query}` });
  await screen.findAllByRole('listitem');
  return portal;
}
const rows = () => within(screen.getByRole('list', { name: 'Pending' })).getAllByRole('listitem');

describe('approvals', () => {
  it('are searched in every kind at once, as one types, and the search is in the address', async () => {
    const { user, address } = await show();
    await user.type(screen.getByRole('searchbox', { name: 'Search what is pending' }), ' rob ');
    await waitFor(() => expect(address()).toBe('/president-approval?q=rob'));
    for (const kind of ['rooms', 'claims', 'user-skills', 'skills', 'achievements'])
      await waitFor(() => expect(asked[kind]).toMatchObject({ q: 'rob' }));
  });

  it('are chosen by kind and unit, in the address', async () => {
    const unit = '65a0000000000000000000a1';
    server.use(answers(calls.listUnits, [{ _id: unit, name: 'Robotics Club', type: 'Club' }]));
    const { user, address } = await show();
    const units = screen.getByRole('combobox', { name: 'Unit' });
    await within(units).findByRole('option', { name: 'Robotics Club' });
    await user.selectOptions(units, 'Robotics Club');
    expect(address()).toBe(`/president-approval?unit=${unit}`);
    for (const kind of ['achievements', 'claims', 'rooms', 'user-skills'])
      await waitFor(() => expect(asked[kind]).toMatchObject({ unit }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.getByText('New skills belong to no unit and are left out.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Positions');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('are filtered by room and day, which room requests alone have', async () => {
    const { user, address } = await show();
    const rooms = screen.getByRole('combobox', { name: 'Room' });
    await within(rooms).findByRole('option', { name: 'Lab 2' });
    await user.selectOptions(rooms, 'Main Hall');
    await waitFor(() => expect(asked['rooms']).toMatchObject({ room: 'Main Hall', sort: 'soonest' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('Only room requests have a room and a day.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Tomorrow');
    await waitFor(() => expect(asked['rooms']).toMatchObject({ room: 'Main Hall', date: expect.any(String) }));
    const { date } = asked['rooms'] as { date: string };
    expect(address()).toBe(`/president-approval?room=Main+Hall&date=${date}`);
    const days = within(screen.getByRole('combobox', { name: 'Day' })).getAllByRole('option');
    expect(days.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['All', 'Today', 'Tomorrow']);
    expect(days.map((day) => (day as HTMLOptionElement).value)[1]).toBe(addDays(date, -1));
    for (const kind of ['claims', 'achievements']) expect(asked[kind]).not.toHaveProperty('room');
  });

  it('keep the room and the day of a link that are in no list, and leave out what is no day', async () => {
    await show('?room=Old+Barn&date=2020-01-05');
    expect(asked['rooms']).toMatchObject({ room: 'Old Barn', date: '2020-01-05' });
    expect(screen.getByRole('combobox', { name: 'Room' })).toHaveDisplayValue('Old Barn');
    expect(screen.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('5 Jan 2020');
  });

  it('ignore a day that is none', async () => {
    await show('?date=tomorrow');
    expect(asked['rooms']).not.toHaveProperty('date');
    expect(rows()).toHaveLength(5);
  });
});
