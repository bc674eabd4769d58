import { calls, tenureFrom, type OwnHolding } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { OwnPositionsPage } from './own-positions-page';
import { aHolding, awaiting, returned } from './sample-holdings';

const server = portalServer();
const asha = personAs('STUDENT');
let holdings: OwnHolding[];

beforeEach(() => {
  sessionStorage.clear();
  holdings = [];
  server.use(
    answers(calls.listOwnPositions, () => holdings),
    answers(calls.listPositions, [
      {
        _id: awaiting.position_id._id,
        version: 1,
        position_id: 'POS-0012',
        title: 'Choreographer',
        unit_id: awaiting.position_id.unit_id,
        position_type: 'Coordinator',
        responsibilities: ['Plans the dances'],
        requirements: { min_cgpa: 0, min_year: 1, skills_required: [] },
        description: '',
        position_count: 1,
        created_at: '2026-04-06T04:42:00.000Z',
      },
    ]),
  );
});

const show = (query = '') =>
  renderWithPortal(<OwnPositionsPage />, { as: asha, at: `/manage-position${query}`, path: '/manage-position' });
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (user: UserEvent) => user.click(dialog().getByRole('button', { name: /^(Add Position|Resubmit)$/ }));
const open = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Add a Position' }));

async function pick(user: UserEvent): Promise<void> {
  await user.type(field('Position'), 'chor');
  await user.click(await screen.findByRole('option', { name: 'Choreographer, Dance Club, POS-0012' }));
}

/** Claims that are sent, answered with `answer`. */
function keepBodies(answer: OwnHolding = awaiting): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    answers(calls.appointHolder, ({ body }) => {
      bodies.push(body);
      holdings = [answer];
      return answer;
    }),
  );
  return bodies;
}

describe('adding a position of one’s own', () => {
  it('sends position and tenure, says so, and shows that it awaits confirmation', async () => {
    const bodies = keepBodies();
    const { user, address } = show();
    await open(user);
    expect(address()).toBe('/manage-position?add=1');
    await pick(user);
    await submit(user);
    expect(await screen.findByText('Position created successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const claimed = within(await screen.findByRole('listitem', { name: 'Choreographer' }));
    expect(claimed.getByText('Awaiting confirmation')).toBeVisible();
    const now = new Date();
    const tenure = tenureFrom(now.getFullYear() - (now.getMonth() >= 3 ? 0 : 1));
    expect(bodies).toEqual([
      { user_id: asha._id, position_id: awaiting.position_id._id, tenure_year: tenure, status: 'active' },
    ]);
    expect(address()).toBe('/manage-position');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('sends who appointed and when, with the chosen tenure', async () => {
    const bodies = keepBodies();
    const { user } = show('?add=1');
    await pick(user);
    await user.selectOptions(field('Tenure Year'), '2020-2021');
    fill('Appointment Date optional', '2020-04-06');
    await submit(user);
    await waitFor(() =>
      expect(field('Appointed By optional')).toHaveAccessibleDescription(
        'Appointed by is required when appointment date is provided',
      ),
    );
    fill('Appointed By optional', 'Arjun Menon');
    await submit(user);
    await waitFor(() =>
      expect(bodies).toMatchObject([
        {
          tenure_year: '2020-2021',
          appointment_details: { appointed_by: 'Arjun Menon', appointment_date: '2020-04-06' },
        },
      ]),
    );
  });

  it('asks for the position first', async () => {
    const { user } = show('?add=1');
    await submit(user);
    await waitFor(() => expect(field('Position')).toHaveAccessibleDescription('Position selection is required'));
    expect(field('Position')).toHaveFocus();
  });

  it('says that it failed, with the server’s reason as a sentence of its own, and keeps what was chosen', async () => {
    server.use(refuses(calls.appointHolder, 'HOLDER.ALREADY_HELD'));
    const { user } = show('?add=1');
    await pick(user);
    await submit(user);
    expect(await dialog().findByRole('alert')).toHaveTextContent(/^Failed to create position\.$/);
    expect(dialog().getByText('This person already holds this position in this tenure.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await open(user);
    expect(field('Position')).toHaveValue('Choreographer');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await open(user);
    expect(field('Position')).toHaveValue('');
  });
});

describe('correcting a position that was returned', () => {
  const correct = async (user: UserEvent) =>
    user.click(
      within(await screen.findByRole('listitem', { name: 'Treasurer' })).getByRole('button', { name: 'Correct' }),
    );
  const withdrawn: unknown[] = [];
  beforeEach(() => {
    withdrawn.length = 0;
    holdings = [returned];
    server.use(answers(calls.withdrawClaim, ({ params }) => void withdrawn.push(params['id'])));
  });

  it('begins with what was sent, and sends the same record again', async () => {
    const bodies = keepBodies({ ...returned, confirmation: 'awaiting' });
    const { user } = show();
    await correct(user);
    expect(screen.getByRole('dialog', { name: 'Edit position' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Resubmit' })).toBeVisible();
    expect(field('Position')).toHaveValue('Treasurer');
    expect(field('Tenure Year')).toHaveValue('2025-2026');
    expect(field('Appointed By optional')).toHaveValue('Arjun Menon');
    fill('Appointed By optional', 'Kavya Iyer');
    await submit(user);
    expect(await screen.findByText('Position created successfully!')).toBeVisible();
    expect(bodies).toMatchObject([
      {
        position_id: returned.position_id._id,
        tenure_year: '2025-2026',
        appointment_details: { appointed_by: 'Kavya Iyer' },
      },
    ]);
    expect(withdrawn).toEqual([]);
  });

  it('withdraws the returned one when position or tenure is another', async () => {
    keepBodies(aHolding({ _id: '65e000000000000000000009', confirmation: 'awaiting' }));
    const { user } = show();
    await correct(user);
    await user.selectOptions(field('Tenure Year'), '2024-2025');
    await submit(user);
    expect(await screen.findByText('Position created successfully!')).toBeVisible();
    expect(withdrawn).toEqual([returned._id]);
  });
});
