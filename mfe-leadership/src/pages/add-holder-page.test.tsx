import { calls, tenureFrom, type PositionAnswer, type Role, type SessionUser } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AddPositionPage } from './add-position-page';
import { aClaim } from './sample-endorsements';
import { aHolder, profileOf } from './sample-holders';
import { aPosition, codingClub, treasurer } from './sample-positions';

const server = portalServer();
const kavya = personAs('PRESIDENT', { personal_info: { name: 'Kavya Iyer' } });
const sneha = { _id: '65b000000000000000000001', username: 'sneha@example.edu', personal_info: { name: 'Sneha Rao' } };
const position = aPosition({ can_manage: true });
const coordinator = personAs('CLUB_COORDINATOR', {
  unit: { id: codingClub._id, name: codingClub.name, category: 'scitech' },
});
const plain = { min_cgpa: 0, min_year: 1, skills_required: [] };

function answerPickers(positions: PositionAnswer[] = [{ ...position, requirements: plain }]) {
  const asked: object[] = [];
  server.use(
    answers(calls.listPickablePeople, [{ ...kavya, personal_info: kavya.personal_info }, sneha]),
    answers(calls.listPositions, ({ query: { unit, category, q } }) => {
      asked.push({ unit, category, q });
      return positions;
    }),
    answers(calls.readProfile, profileOf({})),
  );
  return asked;
}

/** The holders of the position in a tenure. */
function answerHolders(...names: string[]) {
  server.use(
    answers(calls.listHolders, ({ query: { tenure_year: tenure } }) =>
      tenure === tenureFrom(2026)
        ? names.map((name) => aHolder({ user_id: { _id: sneha._id, personal_info: { name } } }))
        : [],
    ),
  );
}

function keepBodies(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    answers(calls.appointHolder, ({ body }) => {
      bodies.push(body);
      return { ...aHolder(), confirmation: 'confirmed' as const };
    }),
  );
  return bodies;
}

beforeEach(() => {
  sessionStorage.clear();
  answerPickers();
  answerHolders();
});

const show = (as: Role | SessionUser = kavya) =>
  renderWithPortal(<AddPositionPage />, { as, at: '/cosa/create?tab=holders', path: '/cosa/create' });
const field = (label: string) => screen.getByLabelText(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add Position Holder' }));

async function pick(user: UserEvent): Promise<void> {
  await user.type(field('User'), 'sneha');
  await user.click(await screen.findByRole('option', { name: 'Sneha Rao, sneha@example.edu' }));
  await user.type(field('Position'), 'web');
  await user.click(await screen.findByRole('option', { name: 'Team Lead, Web, Coding Club, POS-0007' }));
}

describe('adding a position holder', () => {
  it('is the second tab of the page, in the address too', async () => {
    const { user, address } = renderWithPortal(<AddPositionPage />, { as: kavya, at: '/cosa/create', path: '*' });
    expect(screen.getByRole('heading', { level: 1, name: 'Add New Position' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Add Position' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Add Position Holder (POR)' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Add Position Holder' })).toBeVisible();
    expect(address()).toBe('/cosa/create?tab=holders');
  });

  it('begins with the current tenure and an active holder', () => {
    show();
    const today = new Date();
    const year = today.getFullYear();
    const options = within(field('Tenure Year')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(1, 3)).toEqual([tenureFrom(year + 1), tenureFrom(year)]);
    expect(options.at(-1)).toHaveTextContent('2016-2017');
    expect(field('Tenure Year')).toHaveValue(tenureFrom(today.getMonth() >= 3 ? year : year - 1));
    expect(field('Status')).toHaveValue('active');
    const statuses = within(field('Status')).getAllByRole('option');
    expect(statuses.map(({ textContent }) => textContent).slice(1)).toEqual(['Active', 'Completed', 'Terminated']);
  });

  it('shows missing values at their fields, and focuses the first', async () => {
    const { user } = show();
    fill('Appointment Date', '2026-04-06');
    fill('Events Organized', '-1');
    fill('Budget Utilized', '-5');
    await submit(user);
    await waitFor(() => expect(field('User')).toHaveFocus());
    expect(field('User')).toHaveAccessibleDescription('User selection is required');
    expect(field('Position')).toHaveAccessibleDescription('Position selection is required');
    expect(field('Appointed By')).toHaveAccessibleDescription(
      'Appointed by is required when appointment date is provided',
    );
    expect(field('Events Organized')).toHaveAccessibleDescription('Events organized cannot be negative');
    expect(field('Budget Utilized')).toHaveAccessibleDescription('Budget utilized cannot be negative');
  });

  it('finds the person as one types, and never oneself', async () => {
    const { user } = show();
    await user.type(field('User'), 'a');
    await screen.findByRole('option', { name: /^Sneha Rao/ });
    expect(screen.queryByRole('option', { name: /^Kavya/ })).not.toBeInTheDocument();
  });

  it.each<[string, Role | SessionUser, object]>([
    ['the president', 'PRESIDENT', { q: 'web' }],
    ['a general secretary', 'GENSEC_SCITECH', { q: 'web', category: 'scitech' }],
    ['a coordinator', coordinator, { q: 'web', unit: codingClub._id }],
  ])('finds positions that %s manages', async (_who, as, scope) => {
    const asked = answerPickers([position, treasurer]);
    const { user } = show(as);
    await user.type(field('Position'), 'web');
    await screen.findByRole('option', { name: /^Team Lead, Web/ });
    expect(screen.queryByRole('option', { name: /^Treasurer/ })).not.toBeInTheDocument();
    await waitFor(() => expect(asked).toContainEqual(scope));
  });

  it('sends blank numbers as 0, leaves out what is blank, says so, and starts over', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await pick(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Position Holder created successfully!$/);
    expect(bodies).toEqual([
      {
        user_id: sneha._id,
        position_id: position._id,
        tenure_year: (field('Tenure Year') as HTMLSelectElement).value,
        status: 'active',
        performance_metrics: { events_organized: 0, budget_utilized: 0 },
      },
    ]);
    expect(field('User')).toHaveValue('');
    expect(field('Position')).toHaveValue('');
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(screen.getByRole('link', { name: 'View in position holders' })).toHaveAttribute(
      'href',
      '/cosa?tab=holders&q=POR-2026-0397',
    );
  });

  it('sends everything that was filled in', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await pick(user);
    await user.selectOptions(field('Tenure Year'), '2019-2020');
    await user.selectOptions(field('Status'), 'Terminated');
    await submit(user);
    await waitFor(() => expect(field('Reason')).toHaveAccessibleDescription(/Please give a reason\.$/));
    fill('Reason', 'Left the club.');
    fill('Appointed By', ' Arjun Menon ');
    fill('Appointment Date', '2019-04-06');
    fill('Events Organized', '9');
    fill('Budget Utilized', '1,12,400');
    fill('Feedback', 'Runs the clinics on time.');
    await submit(user);
    await waitFor(() =>
      expect(bodies).toMatchObject([
        {
          tenure_year: '2019-2020',
          status: 'terminated',
          termination_reason: 'Left the club.',
          appointment_details: { appointed_by: 'Arjun Menon', appointment_date: '2019-04-06' },
          performance_metrics: {
            events_organized: 9,
            budget_utilized: 112_400,
            feedback: 'Runs the clinics on time.',
          },
        },
      ]),
    );
  });

  it('says that it failed, with the server’s reason as a sentence of its own, and keeps what was chosen', async () => {
    const message = 'Maximum position holders (2) already appointed for the year 2026-2027.';
    server.use(refuses(calls.appointHolder, 'HOLDER.FULL', { message }));
    const { user } = show();
    await pick(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to create position holder\.$/);
    expect(screen.getByText(message)).toBeVisible();
    expect(field('User')).toHaveValue('Sneha Rao');
  });

  it('marks the position when the service refuses it', async () => {
    server.use(refuses(calls.appointHolder, 'POSITION.OUT_OF_SCOPE'));
    const { user } = show();
    await pick(user);
    await submit(user);
    await waitFor(() =>
      expect(field('Position')).toHaveAccessibleDescription('You can only manage positions in your own area.'),
    );
    expect(screen.getByText('Failed to create position holder.')).toBeVisible();
  });

  it('says of a position without a place left who holds it, in the tenure that is chosen', async () => {
    answerPickers([{ ...position, requirements: plain, position_count: 2, filled_count: 2 }]);
    answerHolders('Asha Rao', 'Ravi Kumar');
    const { user } = show();
    await user.type(field('Position'), 'web');
    await user.click(await screen.findByRole('option', { name: /POS-0007, full this tenure$/ }));
    await user.selectOptions(field('Tenure Year'), '2026-2027');
    expect(await screen.findByText('No place is left in 2026-2027: Asha Rao and Ravi Kumar.')).toBeVisible();
    await user.selectOptions(field('Tenure Year'), '2020-2021');
    expect(screen.queryByText(/No place is left/)).toBeNull();
  });

  it('keeps what was chosen for the next visit, until it is discarded', async () => {
    const first = show();
    await pick(first.user);
    first.unmount();
    const { user } = show();
    expect(field('User')).toHaveValue('Sneha Rao');
    expect(field('Position')).toHaveValue('Team Lead, Web');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('User')).toHaveValue('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('the requirements of the position', () => {
  const list = () => screen.findByRole('region', { name: 'Requirements of Team Lead, Web' });
  const states = async () =>
    within(await list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const requirements = { min_cgpa: 7.5, min_year: 2, skills_required: ['React', 'Git', 'SQL'] };
  const claims = [aClaim('react', { state: 'endorsed', is_endorsed: true }), aClaim('Git')];

  it('are compared with the person’s profile and skills, and warn without hindering', async () => {
    const bodies = keepBodies();
    answerPickers([{ ...position, requirements }]);
    server.use(answers(calls.readProfile, profileOf({ cgpa: 6.9 })), answers(calls.listUserSkills, claims));
    const { user } = show();
    await pick(user);
    expect(
      await screen.findByText("Sneha Rao doesn't meet every requirement. You can appoint them anyway."),
    ).toBeVisible();
    expect(await states()).toEqual([
      'CGPA of at least 7.5Not met',
      'Year 2 or laterMet',
      'ReactMet',
      'GitClaimed, but not endorsed.Not met',
      'SQLNot met',
    ]);
    fill('Reason for exception optional', 'The only one who knows the server.');
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ requirements_reason: 'The only one who knows the server.' }]));
  });

  const unknown = ['CGPA of at least 7.5No data', 'Year 2 or laterNo data', 'ReactNo data', 'GitNo data', 'SQLNo data'];

  it('ask for no reason when they are met, or not known', async () => {
    answerPickers([{ ...position, requirements }]);
    server.use(refuses(calls.readProfile, 'PROFILE.NOT_FOUND'), refuses(calls.listUserSkills, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    await pick(user);
    await waitFor(async () => expect(await states()).toEqual(unknown));
    expect(screen.queryByLabelText(/^Reason for appointing/)).not.toBeInTheDocument();
  });

  it('leave the skills open for a coordinator, who may not read those of others', async () => {
    let isAsked = false;
    answerPickers([{ ...position, requirements }]);
    server.use(
      answers(calls.listUserSkills, () => {
        isAsked = true;
        return claims;
      }),
    );
    const { user } = show(coordinator);
    await pick(user);
    await waitFor(async () =>
      expect(await states()).toEqual(['CGPA of at least 7.5Met', 'Year 2 or laterMet', ...unknown.slice(2)]),
    );
    expect(isAsked).toBe(false);
  });

  it('are not shown when there are none', async () => {
    const { user } = show();
    await pick(user);
    expect(screen.queryByRole('region', { name: /^Requirements/ })).not.toBeInTheDocument();
  });
});
