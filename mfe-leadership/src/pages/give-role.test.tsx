import { calls, type Person } from '@portal/contracts';
import { calendarDayOf } from '@portal/web-kit';
import {
  answers,
  personAs,
  portalServer,
  refuses,
  renderWithPortal,
  type Asked,
  type RenderedPortal,
} from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RolesPage } from './roles-page';
import { ishaan, me, neha } from './sample-officers';

const president = personAs('PRESIDENT', { personal_info: { name: 'Kavya Iyer' } });
const server = portalServer();
let officers: Person[];

/** The list of officers and the picker ask the same call. */
function answerUsers(people: Person[] = [ishaan, me]) {
  const list = ({ query }: Asked<typeof calls.listUsers>) => (query.role !== undefined ? officers : people);
  server.use(answers(calls.listUsers, list, { 'x-total-count': '14' }));
}

beforeEach(() => {
  sessionStorage.clear();
  officers = [me, neha];
  answerUsers();
});

const show = () => renderWithPortal(<RolesPage />, { as: president, at: '/roles', path: '/roles' });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const inDays = (days: number) => calendarDayOf(Date.now() + days * 86_400_000);

describe('giving a role', () => {
  const panel = () => within(screen.getByRole('form', { name: 'Give a role' }));
  const give = ({ user }: RenderedPortal) => user.click(panel().getByRole('button', { name: 'Give Role' }));
  const dialog = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }));
  async function confirm(portal: RenderedPortal, title: string) {
    await give(portal);
    await portal.user.click((await dialog(title)).getByRole('button', { name: 'Give Role' }));
  }

  async function choosePerson({ user }: RenderedPortal, text = 'ish') {
    await user.type(panel().getByLabelText('Person'), text);
    await user.click(await screen.findByRole('option', { name: /Ishaan Verma/ }));
  }
  async function chooseDramatics({ user }: RenderedPortal) {
    server.use(
      answers(calls.listUnits, [
        { _id: '65a0000000000000000000b1', name: 'Dramatics Club', type: 'Club', category: 'cultural' },
      ]),
    );
    await user.selectOptions(panel().getByLabelText('Role'), 'Club Coordinator');
    await user.click(panel().getByLabelText('Unit'));
    await user.click(await screen.findByRole('option', { name: /Dramatics Club/ }));
  }

  it('finds the person as one types, and never oneself', async () => {
    const portal = show();
    await portal.user.type(panel().getByLabelText('Person'), 'a');
    expect(
      await screen.findByRole('option', { name: 'Ishaan Verma, 12230045, ishaan.verma@example.edu' }),
    ).toBeVisible();
    expect(screen.queryByRole('option', { name: /Kavya/ })).not.toBeInTheDocument();
    await portal.user.click(screen.getByRole('option', { name: /Ishaan/ }));
    expect(panel().getByLabelText('Person')).toHaveAccessibleDescription(
      '12230045, ishaan.verma@example.edu. Current role: Student.',
    );
  });

  it('says which office ends with it', async () => {
    answerUsers([neha]);
    const portal = show();
    await portal.user.type(panel().getByLabelText('Person'), 'neha');
    await portal.user.click(await screen.findByRole('option', { name: /Neha/ }));
    expect(panel().getByLabelText('Person')).toHaveAccessibleDescription(
      /Current role: Club Coordinator of Dance Club \(will be replaced\)\.$/,
    );
  });

  it('asks for person and role before anything is sent, and focuses the first', async () => {
    const portal = show();
    await give(portal);
    await waitFor(() => expect(panel().getByLabelText('Person')).toHaveFocus());
    expect(panel().getByLabelText('Person')).toHaveAccessibleDescription('Please choose a person from the list.');
    expect(panel().getByLabelText('Role')).toHaveAccessibleDescription('Please choose a role.');
  });

  it('asks for a unit only for coordinators', async () => {
    const portal = show();
    expect(panel().queryByLabelText('Unit')).not.toBeInTheDocument();
    await choosePerson(portal);
    await portal.user.selectOptions(panel().getByLabelText('Role'), 'Club Coordinator');
    await give(portal);
    await waitFor(() => expect(panel().getByLabelText('Unit')).toHaveAccessibleDescription('Please choose the unit.'));
    await portal.user.selectOptions(panel().getByLabelText('Role'), 'President');
    expect(panel().queryByLabelText('Unit')).not.toBeInTheDocument();
  });

  it('focuses the first wrong field of the form, also one that appeared late', async () => {
    const portal = show();
    await choosePerson(portal);
    await portal.user.selectOptions(panel().getByLabelText('Role'), 'Club Coordinator');
    fireEvent.change(panel().getByLabelText('Ends'), { target: { value: inDays(-1) } });
    await give(portal);
    await waitFor(() => expect(panel().getByLabelText('Unit')).toHaveFocus());
  });

  it('ends with the tenure by default, and never in the past', async () => {
    const portal = show();
    expect(panel().getByLabelText('Ends')).toHaveAccessibleDescription(
      'The end of the tenure. The role ends automatically after this day.',
    );
    fireEvent.change(panel().getByLabelText('Ends'), { target: { value: inDays(-1) } });
    await give(portal);
    await waitFor(() =>
      expect(panel().getByLabelText('Ends')).toHaveAccessibleDescription(/Choose today or a later date\.$/),
    );
  });

  it('asks first, and says what the person may do then', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.changeRole, ({ body }) => {
        sent.push(body);
        return ishaan;
      }),
    );
    const portal = show();
    await choosePerson(portal);
    await portal.user.selectOptions(panel().getByLabelText('Role'), 'President');
    await give(portal);
    const asked = await dialog('Make Ishaan Verma President?');
    expect(
      asked.getByText(
        "They can decide about everything in the portal, and give and end every role, including yours. This takes effect immediately, and we'll email them.",
      ),
    ).toBeVisible();
    await portal.user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(panel().getByLabelText('Role')).toHaveValue('PRESIDENT');
    await confirm(portal, 'Make Ishaan Verma President?');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('sends person, role, unit and last day, and shows the office in the list', async () => {
    const sent: unknown[] = [];
    const made = { ...ishaan, role: 'CLUB_COORDINATOR' as const };
    const unit = { id: '65a0000000000000000000b1', name: 'Dramatics Club', category: 'cultural' as const };
    server.use(
      answers(calls.changeRole, ({ params, body }) => {
        sent.push([params['id'], body]);
        officers = [...officers, { ...made, unit, roleSince: '2026-04-06T06:00:00.000Z' }];
        return { ...made, unit };
      }),
    );
    const portal = show();
    await choosePerson(portal);
    await chooseDramatics(portal);
    fireEvent.change(panel().getByLabelText('Ends'), { target: { value: '2099-01-31' } });
    await confirm(portal, 'Make Ishaan Verma Club Coordinator of Dramatics Club?');
    expect(await screen.findByText('Ishaan Verma is now Club Coordinator of Dramatics Club.')).toBeVisible();
    expect(sent).toEqual([[ishaan._id, { role: 'CLUB_COORDINATOR', unit_id: unit.id, until: '2099-01-31' }]]);
    expect(await row('Ishaan Verma')).toHaveTextContent('Dramatics Club');
    expect(panel().getByLabelText('Role')).toHaveValue('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('shows an error of the server at its field', async () => {
    server.use(refuses(calls.changeRole, 'USER.UNIT_NOT_FOUND'));
    const portal = show();
    await choosePerson(portal);
    await chooseDramatics(portal);
    await confirm(portal, 'Make Ishaan Verma Club Coordinator of Dramatics Club?');
    await waitFor(() =>
      expect(panel().getByLabelText('Unit')).toHaveAccessibleDescription('Organizational unit not found.'),
    );
    expect(panel().getByText('Ishaan Verma')).toBeVisible();
  });

  it('shows any other error in the form, and keeps what was chosen', async () => {
    server.use(refuses(calls.changeRole, 'USER.LAST_PRESIDENT'));
    const portal = show();
    await choosePerson(portal);
    await portal.user.selectOptions(panel().getByLabelText('Role'), 'General Secretary, Sports');
    await confirm(portal, 'Make Ishaan Verma General Secretary, Sports?');
    expect(await panel().findByRole('alert')).toHaveTextContent(
      'The portal needs a president. Appoint another one first.',
    );
    portal.unmount();
    show();
    expect(panel().getByText('Ishaan Verma')).toBeVisible();
    expect(panel().getByLabelText('Role')).toHaveValue('GENSEC_SPORTS');
  });
});
