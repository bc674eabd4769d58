import { calls, type Role, type UnitDetails } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHolder } from './sample-holders';
import { emptyUnit, unitDetails } from './sample-units';
import { UnitPage } from './unit-page';

const unit: UnitDetails = {
  ...unitDetails,
  description: 'We play on Fridays.',
  contact_info: {
    email: 'chess.club@example.edu',
    social_media: [{ platform: 'Instagram', url: 'https://instagram.example/chess' }],
  },
  sub_units: [{ _id: '65c000000000000000000010', name: 'Blitz Team', type: 'Committee', is_active: false }],
};
const managed: UnitDetails = {
  ...unit,
  can_manage: true,
  version: 3,
  budget_info: { allocated_budget: 12_000, spent_amount: 2_000 },
  in_use: { active_sub_units: 0, positions: 1, active_holders: 3, upcoming_events: 2 },
};

const server = portalServer(answers(calls.readUnit, unit), ...emptyUnit);
beforeEach(() => sessionStorage.clear());

const show = (as: Role = 'STUDENT') =>
  renderWithPortal(<UnitPage />, { as, at: `/units/${unit._id}`, path: '/units/:unitId' });

async function showManaged(as: Role = 'PRESIDENT') {
  server.use(answers(calls.readUnit, managed));
  const portal = show(as);
  await screen.findByRole('button', { name: 'Edit' });
  return portal;
}

describe('the page of a unit', () => {
  it('says what it is, whose it is, and how to reach it', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Chess Club' })).toBeVisible();
    expect(await screen.findByText('We play on Fridays.')).toBeVisible();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('SciTech Council')).toBe('/units/65c000000000000000000009');
    expect(hrefOf('Blitz Team')).toBe('/units/65c000000000000000000010');
    expect(hrefOf('chess.club@example.edu')).toBe('mailto:chess.club@example.edu');
    expect(hrefOf('Instagram')).toBe('https://instagram.example/chess');
    expect(screen.getByText('Inactive')).toBeVisible();
  });

  it('shows its officers the room requests and the feedback that wait', async () => {
    const time = { date: '2026-12-01', time: '10:00', end_time: '11:30' };
    const event = { _id: '65f000000000000000000002', title: 'Blitz' };
    const blitz = { ...time, _id: '65f000000000000000000001', room: 'L-101', event };
    const meet = { ...time, _id: '65f000000000000000000004', room: 'L-102', purpose: 'Captains meet' };
    server.use(
      answers(calls.readUnitWork, {
        room_requests: { items: [blitz, meet], total: 8 },
        feedback: {
          items: [
            {
              _id: '65f000000000000000000003',
              type: 'Complaint',
              target_type: 'Event',
              target_name: 'Blitz',
              comments: 'Too loud.',
              created_at: '2026-11-20T10:00:00.000Z',
            },
          ],
          total: 1,
        },
      }),
    );
    await showManaged('CLUB_COORDINATOR');
    const requests = within(await screen.findByRole('region', { name: /^Pending room requests/ }));
    expect(requests.getByRole('link', { name: 'Blitz' })).toHaveAttribute('href', '/events/65f000000000000000000002');
    expect(requests.getAllByRole('listitem')[0]).toHaveTextContent('L-1011 Dec 2026, 10:00 am to 11:30 am');
    const href = '/roombooking?date=2026-12-01';
    expect(requests.getByRole('link', { name: 'Captains meet' })).toHaveAttribute('href', href);
    const feedback = within(screen.getByRole('region', { name: /^Unresolved feedback/ }));
    expect(feedback.getByText('Too loud.')).toBeVisible();
  });

  it('says when what waits could not be loaded', async () => {
    server.use(refuses(calls.readUnitWork, 'SYSTEM.UNAVAILABLE'));
    await showManaged();
    expect(await screen.findByText("We couldn't load the room requests and the feedback of this unit.")).toBeVisible();
  });

  it('shows who may confirm them the claims of its positions, and leads to where they are decided on', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.listClaims, ({ query }) => {
        asked.push(query.unit);
        return [aHolder()];
      }),
    );
    await showManaged();
    const section = within(await screen.findByRole('region', { name: /^Positions to confirm/ }));
    expect(section.getByRole('listitem')).toHaveTextContent('Sneha KulkarniTeam Lead, WebTenure 2026-2027');
    const href = `/president-approval?kind=positions&unit=${unit._id}`;
    expect(section.getByRole('link', { name: 'Review' })).toHaveAttribute('href', href);
    expect(asked).toEqual([unit._id]);
  });

  it('has neither budget nor buttons for who may not manage it', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Chess Club' });
    expect(screen.queryByRole('heading', { name: 'Budget' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Edit|Deactivate/ })).not.toBeInTheDocument();
  });

  it('shows the budget to who may', async () => {
    await showManaged();
    expect(screen.getByRole('heading', { name: 'Budget' })).toBeVisible();
    expect(screen.getByText('₹12,000')).toBeVisible();
    expect(screen.getByText('₹10,000')).toBeVisible();
  });

  it('says when there is no such unit', async () => {
    server.use(refuses(calls.readUnit, 'UNIT.NOT_FOUND'));
    show();
    expect(await screen.findByText('Unit not found')).toBeVisible();
  });
});

describe('editing a unit', () => {
  it('begins with what it is, and sends the version that was edited', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.changeUnit, ({ body }) => {
        bodies.push(body);
        return { ...managed, name: 'Chess Society', version: 4 };
      }),
    );
    const { user } = await showManaged('GENSEC_SCITECH');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Unit' }));
    expect(dialog.getByLabelText('Category')).toHaveAttribute('readonly');
    expect(dialog.getByRole('combobox', { name: /^Parent Organization/ })).toHaveValue('SciTech Council');
    expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Organization Name'), { target: { value: 'Chess Society' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([
      {
        version: 3,
        name: 'Chess Society',
        type: 'Club',
        category: 'scitech',
        parent_unit_id: '65c000000000000000000009',
        hierarchy_level: 1,
        description: 'We play on Fridays.',
        contact_info: unit.contact_info,
        budget_info: { allocated_budget: 12_000, spent_amount: 2_000 },
      },
    ]);
  });

  it('says what somebody else changed, merges both, and saves the result', async () => {
    const { user } = await showManaged();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Unit' }));
    fireEvent.change(dialog.getByLabelText('Organization Name'), { target: { value: 'Chess Society' } });
    server.use(
      refuses(calls.changeUnit, 'UNIT.CHANGED_MEANWHILE'),
      answers(calls.readUnit, { ...managed, version: 4, description: 'We play on Sundays.' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Someone else changed: Description.')).toBeVisible();
    const versions: unknown[] = [];
    server.use(
      answers(calls.changeUnit, ({ body }) => {
        versions.push([body.version, body.name, body.description]);
        return managed;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(versions).toEqual([[4, 'Chess Society', 'We play on Sundays.']]));
  });

  it('shows at its field what the server refuses', async () => {
    const message = "A unit can't be placed under itself.";
    server.use(refuses(calls.changeUnit, 'UNIT.CYCLE', { message }));
    const { user } = await showManaged();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Unit' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /^Parent Organization/ })).toHaveAccessibleDescription(
        new RegExp(message),
      ),
    );
  });
});

describe('deactivating a unit', () => {
  const keepChanges = () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.changeUnit, ({ body }) => {
        bodies.push(body);
        return managed;
      }),
    );
    return bodies;
  };

  it('says first what stays, and asks', async () => {
    const bodies = keepChanges();
    const { user } = await showManaged();
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate Chess Club?' }));
    expect(dialog.getByText('Not affected: 1 position, 3 active position holders, 2 upcoming events.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ is_active: false }]);
  });

  it('can be taken back', async () => {
    const bodies = keepChanges();
    server.use(answers(calls.readUnit, { ...managed, is_active: false }));
    const { user } = show('PRESIDENT');
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reactivate Chess Club?' }));
    await user.click(dialog.getByRole('button', { name: 'Reactivate' }));
    await waitFor(() => expect(bodies).toEqual([{ is_active: true }]));
  });
});
