import { calls, type Role } from '@portal/contracts';
import { answers, personAs, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ApprovalsPage } from './approvals-page';
import { aRoomRequest } from './sample-approvals';
import { aClaim, anAchievement, aSkill } from './sample-endorsements';
import { aHolder } from './sample-holders';

const hall = aRoomRequest('Main Hall');
const lab = aRoomRequest('Lab 2', { date: '2030-01-04', created_at: '2026-03-09T06:00:00.000Z' });
const lead = aHolder({ updated_at: '2026-03-02T06:00:00.000Z', can_manage: true });
const tabla = aClaim('Tabla', { submitted_at: '2026-03-03T06:00:00.000Z' });
const sitar = aSkill('Sitar', { created_at: '2026-03-04T06:00:00.000Z' });
const recital = anAchievement('Best Recital', { submitted_at: '2026-03-05T06:00:00.000Z' });

const counted = (total: number, items: object[]) =>
  HttpResponse.json(items, { headers: { 'x-total-count': String(total) } });

const server = portalServer(answers(calls.listUnits, []), answers(calls.listRooms, []));
/** What was sent, in order. */
let sent: unknown[];
let asked: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  asked = {};
  let [rooms, claims, skills] = [[hall, lab], [lead], [tabla]];
  const keep =
    <Answer,>(name: string, answer: () => Answer) =>
    ({ query }: { readonly query?: unknown }) => {
      asked[name] = query;
      return answer();
    };
  server.use(
    answers(
      calls.listRoomRequests,
      keep('rooms', () => rooms),
    ),
    answers(
      calls.listClaims,
      keep('claims', () => claims),
    ),
    answers(
      calls.listUnendorsedUserSkills,
      keep('skills', () => skills),
    ),
    answers(calls.listUnendorsedSkills, [sitar]),
    answers(
      calls.listUnendorsedAchievements,
      keep('achievements', () => [recital]),
    ),
    answers(calls.reviewRoomRequest, ({ params, body }) => {
      sent.push([params.requestId, body]);
      rooms = rooms.filter(({ _id }) => _id !== params.requestId);
      return { _id: hall.event?._id, room_requests: [] };
    }),
    answers(calls.confirmHolder, ({ params, body }) => {
      sent.push([params.id, body]);
      claims = [];
      return lead;
    }),
    answers(calls.endorseUserSkill, ({ params, body }) => {
      sent.push([params.id, body]);
      skills = [];
      return { success: true as const, user_skill: tabla };
    }),
  );
});

async function show(as: Role = 'PRESIDENT', query = '') {
  const portal = renderWithPortal(<ApprovalsPage />, { as, at: `/president-approval${query}` });
  await screen.findAllByRole('listitem');
  return portal;
}
const rows = () => within(screen.getByRole('list', { name: 'Pending' })).getAllByRole('listitem');
const titles = () => rows().map((row) => within(row).getAllByRole('button')[0]?.textContent?.trim());
const row = (title: string) => within(rows().find((one) => one.textContent?.includes(title))!);
/** What is beside the list, of the row that is read. */
const details = async (title: string) => within(await screen.findByRole('complementary', { name: title }));
/** As when the person looks at another tab, which sends what is held. */
function hidePage() {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}

describe('the inbox of approvals', () => {
  it('begins with what is needed soonest, and goes on with what has waited longest', async () => {
    await show();
    expect(titles()).toEqual([
      'Lab 2: Robotics night',
      'Main Hall: Robotics night',
      'Team Lead, Web',
      'Tabla',
      'Sitar',
      'Best Recital',
    ]);
    expect(asked['rooms']).toMatchObject({ status: 'Pending', sort: 'soonest', limit: 20 });
  });

  it('has everything that waits in one list, on request the oldest first, with whose it is and since when', async () => {
    const { user, address } = await show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Oldest first');
    expect(address()).toBe('/president-approval?order=oldest');
    await waitFor(() => expect(asked['rooms']).toMatchObject({ sort: 'oldest' }));
    expect(titles()).toEqual([
      'Main Hall: Robotics night',
      'Team Lead, Web',
      'Tabla',
      'Sitar',
      'Best Recital',
      'Lab 2: Robotics night',
    ]);
    expect(rows()[0]).toHaveTextContent(/Room request.*5 Jan 2030, 6:00 pm to 8:00 pm.*Asha Rao.*Robotics Club.*ago/);
    expect(rows()[1]).toHaveTextContent(/Position.*Sneha Kulkarni, 12230018.*Coding Club.*Tenure 2026-2027/);
    expect(screen.getByText('6 pending')).toBeVisible();
  });

  it('names a room request without an event by its purpose', async () => {
    const { event: _event, ...others } = aRoomRequest('Music Room');
    server.use(answers(calls.listRoomRequests, [{ ...others, purpose: 'Rehearsal of the winter play' }]));
    const { user } = await show();
    const title = 'Music Room: Rehearsal of the winter play';
    await user.click(screen.getByRole('button', { name: title }));
    const links = (await details(title)).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Robotics Club']);
  });

  it('names the student of a claim once in its details, as the link to the profile', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Team Lead, Web' }));
    const shown = await details('Team Lead, Web');
    expect(shown.getAllByText(/Sneha Kulkarni/)).toEqual([
      shown.getByRole('link', { name: 'Sneha Kulkarni, 12230018' }),
    ]);
    expect(shown.getByRole('link', { name: /Sneha/ })).toHaveAttribute('href', expect.stringMatching(/^\/profile\/.+/));
  });

  it('decides at once on the page, and sends it when the page is hidden or left', async () => {
    const { user, unmount } = await show();
    await user.click(row('Main Hall').getByRole('button', { name: 'Approve' }));
    expect(titles()).not.toContain('Main Hall: Robotics night');
    expect(screen.getByText('Main Hall: Robotics night: approved.')).toBeVisible();
    expect(sent).toEqual([]);
    hidePage();
    await waitFor(() => expect(sent).toEqual([[hall._id, { status: 'Approved' }]]));
    await user.click(row('Team Lead').getByRole('button', { name: 'Confirm' }));
    unmount();
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('undoes a decision that was not sent, which then leaves no trace', async () => {
    const { user } = await show();
    await user.click(row('Tabla').getByRole('button', { name: 'Endorse' }));
    expect(titles()).not.toContain('Tabla');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toContain('Tabla');
    hidePage();
    expect(sent).toEqual([]);
  });

  it('rejects a room request with a suggested reason, and returns a position only with one', async () => {
    const { user } = await show();
    await user.click(row('Main Hall').getByRole('button', { name: 'Reject' }));
    await user.click(await screen.findByRole('button', { name: "This time isn't available." }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.click(row('Team Lead').getByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Which year?');
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    hidePage();
    await waitFor(() => expect(sent).toHaveLength(2));
    // Both leave together, and either may arrive first.
    expect(sent).toContainEqual([hall._id, { status: 'Rejected', reason: "This time isn't available." }]);
    expect(sent).toContainEqual([lead._id, { decision: 'refused', reason: 'Which year?' }]);
  });

  it('decides several kinds at once; what is refused comes back and is named with its reason', async () => {
    server.use(answers(calls.reviewRoomRequest, () => problem('ROOM.ALREADY_BOOKED')));
    const { user } = await show();
    for (const item of ['Main Hall', 'Tabla']) await user.click(row(item).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Approve 2' }));
    expect(screen.getByText('2 decided.')).toBeVisible();
    hidePage();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Main Hall: Robotics night: Room already booked for this time.',
    );
    await waitFor(() => expect(titles()).toContain('Main Hall: Robotics night'));
    expect(sent).toEqual([[tabla._id, { version: 1 }]]);
    expect(titles()).not.toContain('Tabla');
  });

  it('is worked through by keys alone', async () => {
    const { user } = await show('PRESIDENT', '?order=oldest');
    await user.keyboard('k');
    expect(rows()[0]).toHaveFocus();
    await user.keyboard('a');
    expect(titles()[0]).toBe('Team Lead, Web');
    expect(rows()[0]).toHaveFocus();
    await user.keyboard('j');
    expect(rows()[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('complementary', { name: 'Tabla' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(rows()[1]).toHaveFocus();
    await user.keyboard('k');
    await user.keyboard('r');
    await user.keyboard('No such team{Tab}');
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await user.keyboard('u');
    expect(titles()[0]).toBe('Team Lead, Web');
    hidePage();
    await waitFor(() => expect(sent).toEqual([[hall._id, { status: 'Approved' }]]));
  });
});

describe('parts of the inbox', () => {
  it('are shown together, so that none pushes away what is about to be pressed', async () => {
    let answer!: (achievements: []) => void;
    const last = new Promise<[]>((resolve) => (answer = resolve));
    server.use(answers(calls.listUnendorsedAchievements, () => last));
    renderWithPortal(<ApprovalsPage />, { as: 'PRESIDENT', at: '/president-approval' });
    await waitFor(() => expect(Object.keys(asked)).toEqual(expect.arrayContaining(['rooms', 'claims', 'skills'])));
    expect(screen.getByText('Loading what is pending...')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
    answer([]);
    await screen.findAllByRole('listitem');
    expect(titles()).toHaveLength(5);
  });

  it('that cannot be read are named with Retry, and the others work', async () => {
    server.use(refuses(calls.listRoomRequests, 'SYSTEM.UNAVAILABLE'));
    const { user } = await show();
    expect(screen.getByText("We couldn't load the room requests.")).toBeVisible();
    expect(titles()).toEqual(['Team Lead, Web', 'Tabla', 'Sitar', 'Best Recital']);
    server.use(answers(calls.listRoomRequests, [hall]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles()[0]).toBe('Main Hall: Robotics night'));
  });

  it('are limited to what a general secretary decides about, and nobody decides about themselves', async () => {
    const me = personAs('GENSEC_CULTURAL');
    const own = aClaim('Tabla', { user_id: { _id: me._id, name: 'Asha Nair', username: me.username } });
    server.use(answers(calls.listUnendorsedUserSkills, [own]));
    renderWithPortal(<ApprovalsPage />, { as: me, at: '/approvals' });
    await screen.findAllByRole('listitem');
    expect(titles()).toEqual(['Team Lead, Web', 'Sitar', 'Best Recital', 'Tabla']);
    expect(row('Tabla').getByText('The President decides')).toBeVisible();
    expect(row('Tabla').queryByRole('button', { name: 'Endorse' })).toBeNull();
    expect(row('Tabla').getByRole('checkbox')).toBeDisabled();
  });

  it('are of the own unit for a coordinator, where no skills are endorsed', async () => {
    const unit = { id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' } as const;
    const me = personAs('CLUB_COORDINATOR', { unit });
    renderWithPortal(<ApprovalsPage />, { as: me, at: '/approvals' });
    await screen.findAllByRole('listitem');
    expect(titles()).toEqual(['Team Lead, Web', 'Best Recital']);
    expect(Object.keys(asked).toSorted()).toEqual(['achievements', 'claims']);
    expect(asked['achievements']).toMatchObject({ unit: 'own' });
    expect(screen.getAllByRole('combobox')).toEqual([screen.getByRole('combobox', { name: 'Kind' })]);
  });

  it('are all there when the list goes on', async () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      aClaim(`Skill ${index + 10}`, { submitted_at: `2026-02-${String(index + 1).padStart(2, '0')}T06:00:00.000Z` }),
    );
    const later = aClaim('Zither', { submitted_at: '2026-02-25T06:00:00.000Z' });
    server.use(
      answers(calls.listUnendorsedUserSkills, ({ query }) => counted(21, query.limit === 20 ? many : [...many, later])),
    );
    const { user } = await show();
    // What is younger than the last skill that was loaded comes after those that were not.
    expect(titles()).toHaveLength(22);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(26));
    expect(titles()[22]).toBe('Zither');
  });

  it('say when nothing waits', async () => {
    server.use(
      answers(calls.listRoomRequests, []),
      answers(calls.listClaims, []),
      answers(calls.listUnendorsedUserSkills, []),
      answers(calls.listUnendorsedSkills, []),
      answers(calls.listUnendorsedAchievements, []),
    );
    renderWithPortal(<ApprovalsPage />, { as: 'PRESIDENT', at: '/president-approval' });
    expect(await screen.findByText('No pending approvals')).toBeVisible();
  });
});
