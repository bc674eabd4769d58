import { calls, type Person, type QueryOf } from '@portal/contracts';
import { calendarDayOf } from '@portal/web-kit';
import {
  answers,
  personAs,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
  type Asked,
  type RenderedPortal,
} from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RolesPage } from './roles-page';
import { anOfficer, karthik, me, neha } from './sample-officers';

const president = personAs('PRESIDENT', { personal_info: { name: 'Kavya Iyer' } });
const server = portalServer();
let officers: Person[];
let asked: QueryOf<typeof calls.listUsers>[];

function answerUsers() {
  const list = ({ query }: Asked<typeof calls.listUsers>) => {
    asked.push(query);
    return officers;
  };
  server.use(answers(calls.listUsers, list, { 'x-total-count': '14' }));
}

beforeEach(() => {
  sessionStorage.clear();
  officers = [me, karthik, neha];
  asked = [];
  answerUsers();
});

const show = (at = '/roles') => renderWithPortal(<RolesPage />, { as: president, at, path: '/roles' });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const inDays = (days: number) => calendarDayOf(Date.now() + days * 86_400_000);

describe('the roles', () => {
  it('show who holds which office, whose it is, and until when', async () => {
    show();
    expect(screen.getByText('Loading roles...')).toBeInTheDocument();
    expect(await row('Neha Thakur')).toHaveTextContent(
      'Neha Thakurneha.thakur@example.eduClub CoordinatorDance Club31 Mar 2099since 6 Apr 2026',
    );
    expect(await row('Karthik Reddy')).toHaveTextContent('General SecretarySportsNo endsince 6 Apr 2026');
    expect(await row('Kavya Iyer')).toHaveTextContent('PresidentInstitute');
    expect(screen.getByText('14 people')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Neha Thakur' })).toHaveAttribute('href', `/profile/${neha._id}`);
    expect(screen.getByRole('link', { name: 'Dance Club' })).toHaveAttribute('href', `/units/${neha.unit?.id}`);
  });

  it('of oneself cannot be ended', async () => {
    show();
    expect(await row('Kavya Iyer')).toHaveTextContent('You');
    expect(screen.queryByRole('button', { name: 'End the role of Kavya Iyer' })).not.toBeInTheDocument();
  });

  it.each([
    [14, 'in 14 days'],
    [11, 'in 11 days'],
    [1, 'tomorrow'],
    [0, 'ends today'],
  ])('that end in %i days say so', async (days, words) => {
    officers = [anOfficer('Neha Thakur', { roleUntil: inDays(days) })];
    show();
    expect(await row('Neha Thakur')).toHaveTextContent(words);
    expect(await row('Neha Thakur')).not.toHaveTextContent('since');
  });

  it('that end later show since when they are held', async () => {
    officers = [anOfficer('Neha Thakur', { roleUntil: inDays(15) })];
    show();
    expect(await row('Neha Thakur')).toHaveTextContent('since 6 Apr 2026');
    expect(await row('Neha Thakur')).not.toHaveTextContent('in 15 days');
  });

  it('are found by name, email or unit, and by role', async () => {
    const { user, address } = show();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name, email or unit' }), 'dance');
    await waitFor(() => expect(asked.at(-1)?.q).toBe('dance'));
    await user.selectOptions(screen.getByLabelText('Role', { selector: 'select[aria-label]' }), 'GENSEC_SPORTS');
    await waitFor(() => expect(asked.at(-1)?.role).toBe('GENSEC_SPORTS'));
    expect(address()).toBe('/roles?q=dance&role=GENSEC_SPORTS');
  });

  it('show when nobody is found, with a button that clears the filters', async () => {
    officers = [];
    const { user, address } = show('/roles?q=nobody');
    expect(await screen.findByText('No people found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/roles');
  });

  it('come page by page', async () => {
    const link = '</auth/users?cursor=abc>; rel="next"';
    server.use(
      answers(calls.listUsers, ({ query }) => {
        asked.push(query);
        if (query.cursor !== undefined) return [anOfficer('Imran Sheikh')];
        return new Response(JSON.stringify(officers), {
          headers: { 'content-type': 'application/json', 'x-total-count': '4', link },
        });
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
    expect(await row('Imran Sheikh')).toBeVisible();
    expect(await row('Neha Thakur')).toBeVisible();
    expect(asked.at(-1)?.cursor).toBe('abc');
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('show when they could not be loaded, and are loaded again when asked', async () => {
    server.use(refuses(calls.listUsers, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the roles.");
    answerUsers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Neha Thakur')).toBeVisible();
  });
});

describe('the end of a role', () => {
  const ask = async (): Promise<RenderedPortal> => {
    const portal = show();
    await portal.user.click(await screen.findByRole('button', { name: 'End the role of Neha Thakur' }));
    return portal;
  };
  const confirm = ({ user }: RenderedPortal) => user.click(screen.getByRole('button', { name: 'End role' }));

  it('is confirmed in a dialog that says what it means, and sent once', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.changeRole, ({ params, body }) => {
        sent.push([params['id'], body]);
        officers = officers.filter((one) => one !== neha);
        return { ...neha, role: 'STUDENT' as const };
      }),
    );
    const portal = await ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'End the role of Neha Thakur?' });
    expect(dialog).toHaveTextContent(
      'Neha Thakur stops being Club Coordinator of Dance Club immediately and becomes a student.',
    );
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await confirm(portal);
    expect(await screen.findByText('Neha Thakur is a student again.')).toBeVisible();
    expect(sent).toEqual([[neha._id, { role: 'STUDENT' }]]);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Neha/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('group', { name: 'People with a role' })).toHaveFocus());
  });

  it('shows why it was refused, and loads the row again', async () => {
    server.use(
      answers(calls.changeRole, () => {
        officers = [me, anOfficer('Neha Thakur', { role: 'PRESIDENT', unit: undefined })];
        return problem('USER.LAST_PRESIDENT');
      }),
    );
    const portal = await ask();
    await confirm(portal);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The portal needs a president. Appoint another one first.',
    );
    await portal.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await row('Neha Thakur')).toHaveTextContent('PresidentInstitute');
  });
});

describe('the roles of a person so far', () => {
  it('are shown newest first, with who gave and ended them', async () => {
    const now = { role: 'CLUB_COORDINATOR' as const, unit: neha.unit, since: '2026-04-06T06:00:00.000Z' };
    const before = { role: 'GENSEC_SPORTS' as const, since: '2025-04-01T06:00:00.000Z', until: '2026-03-31' };
    server.use(
      answers(calls.listRoleHistory, [
        { ...now, until: '2027-03-31', endedAt: null, givenBy: 'Kavya Iyer', endedBy: null },
        { ...before, endedAt: '2026-03-31T18:30:00.000Z', givenBy: 'Asha Nair', endedBy: null },
      ]),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Role history of Neha Thakur' }));
    const dialog = await screen.findByRole('dialog', { name: 'Role history of Neha Thakur' });
    const [first, second] = await within(dialog).findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Club CoordinatorDance ClubSince 6 Apr 2026, until 31 Mar 2027Given by Kavya IyerNow',
    );
    expect(second).toHaveTextContent('1 Apr 2025 to 1 Apr 2026Given by Asha Nair, ended by the portal');
  });

  it('show when they could not be loaded, and are loaded again when asked', async () => {
    server.use(refuses(calls.listRoleHistory, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Role history of Neha Thakur' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this person's roles.");
    server.use(answers(calls.listRoleHistory, []));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No roles yet')).toBeVisible();
  });
});
