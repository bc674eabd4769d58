import { calls, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { HttpResponse } from 'msw';
import { CreateUnitPage } from './create-unit-page';
import { aUnit } from './sample-units';

const server = portalServer();
const council = {
  _id: '65c000000000000000000009',
  name: 'SciTech Council',
  type: 'Council',
  category: 'scitech',
} as const;

beforeEach(() => sessionStorage.clear());

const show = (as: Role = 'PRESIDENT') =>
  renderWithPortal(<CreateUnitPage />, { as, at: '/create-org-unit', path: '/create-org-unit' });
const field = (label: string) => screen.getByLabelText(label);
/** At once, as pasting does. */
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create' }));

function keepBodies(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    answers(calls.createUnit, ({ body }) => {
      bodies.push(body);
      return aUnit();
    }),
  );
  return bodies;
}

async function fillWhatMustBe(user: UserEvent): Promise<void> {
  fill('Organization Name', ' Chess Club ');
  await user.selectOptions(field('Organization Type'), 'Club');
  if (screen.queryByRole('combobox', { name: 'Category' })) await user.selectOptions(field('Category'), 'SciTech');
  fill('Contact Email', 'chess.club@example.edu');
}

describe('creating a unit', () => {
  it('shows the role, the types and categories of the specification, and its defaults', () => {
    show();
    expect(screen.getByText('President')).toBeVisible();
    const optionsOf = (label: string) =>
      within(field(label))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value)
        .filter(Boolean);
    expect(optionsOf('Organization Type')).toEqual(['Council', 'Club', 'Committee', 'independent_position']);
    expect(optionsOf('Category')).toEqual(['cultural', 'scitech', 'sports', 'academic', 'independent']);
    expect(field('Hierarchy Level')).toHaveValue('1');
    expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
    expect(field('Allocated Budget')).toHaveValue('0');
    expect(field('Spent Amount')).toHaveValue('0');
  });

  it('shows missing values at their fields, and focuses the first', async () => {
    const { user } = show();
    fill('Hierarchy Level', '0');
    await submit(user);
    await waitFor(() =>
      expect(field('Organization Name')).toHaveAccessibleDescription('Organization name is required'),
    );
    expect(field('Organization Name')).toHaveFocus();
    expect(field('Organization Type')).toHaveAccessibleDescription('Organization type is required');
    expect(field('Category')).toHaveAccessibleDescription('Category is required');
    expect(field('Hierarchy Level')).toHaveAccessibleDescription(/Hierarchy level must be at least 1/);
    expect(field('Contact Email')).toHaveAccessibleDescription('Contact email is required');
  });

  it('clears an error when its field is edited, and no other', async () => {
    const { user } = show();
    await submit(user);
    await waitFor(() => expect(field('Contact Email')).toHaveAccessibleDescription('Contact email is required'));
    await user.type(field('Contact Email'), 'c');
    expect(field('Contact Email')).not.toHaveAccessibleDescription();
    await user.type(field('Organization Name'), ' ');
    expect(field('Organization Name')).not.toHaveAccessibleDescription();
    expect(field('Organization Type')).toHaveAccessibleDescription('Organization type is required');
    await submit(user);
    await waitFor(() =>
      expect(field('Contact Email')).toHaveAccessibleDescription('Please enter a valid email address'),
    );
  });

  it('sends what was typed, links with both parts only, says so, and starts over', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await fillWhatMustBe(user);
    fill('Allocated Budget', '1,20,000.50');
    fill('Platform 1', 'Instagram');
    fill('Web address 1', 'https://instagram.example/chess');
    await user.click(screen.getByRole('button', { name: 'Add a link' }));
    expect(field('Platform 2')).toHaveFocus();
    fill('Platform 2', 'YouTube');
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Organizational unit created successfully!$/);
    expect(bodies).toEqual([
      {
        name: 'Chess Club',
        type: 'Club',
        category: 'scitech',
        parent_unit_id: null,
        hierarchy_level: 1,
        description: '',
        is_active: false,
        contact_info: {
          email: 'chess.club@example.edu',
          social_media: [{ platform: 'Instagram', url: 'https://instagram.example/chess' }],
        },
        budget_info: { allocated_budget: 120_000.5, spent_amount: 0 },
      },
    ]);
    expect(field('Organization Name')).toHaveValue('');
  });

  it('says what the server refuses, at the field and as an alert', async () => {
    const message = 'An organizational unit with this name already exists.';
    server.use(refuses(calls.createUnit, 'UNIT.NAME_TAKEN', { message }));
    const { user } = show();
    await fillWhatMustBe(user);
    await submit(user);
    await waitFor(() => expect(field('Organization Name')).toHaveAccessibleDescription(message));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(`Error: ${message}`);
    expect(field('Organization Name')).toHaveValue(' Chess Club ');
  });

  it('says An unknown error occurred., inline and as an alert, when the server says nothing', async () => {
    server.use(answers(calls.createUnit, () => HttpResponse.text('', { status: 500 })));
    const { user } = show();
    await fillWhatMustBe(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: An unknown error occurred\.$/);
    expect(screen.getByText('An unknown error occurred.')).toBeVisible();
  });

  it('keeps what was typed for the next visit, until it is discarded', async () => {
    const first = show();
    fill('Organization Name', 'Chess');
    first.unmount();
    const { user } = show();
    expect(field('Organization Name')).toHaveValue('Chess');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Organization Name')).toHaveValue('');
  });
});

describe('the category and the parent', () => {
  const answerUnits = () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.listUnits, ({ query }) => {
        asked.push(query.category);
        return [council];
      }),
    );
    return asked;
  };
  const parent = () => screen.getByRole('combobox', { name: /^Parent Organization/ });

  it('are any for the president', async () => {
    const asked = answerUnits();
    const bodies = keepBodies();
    const { user } = show();
    await fillWhatMustBe(user);
    await user.click(parent());
    await user.click(await screen.findByRole('option', { name: 'SciTech Council, Council' }));
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ category: 'scitech', parent_unit_id: council._id }]));
    expect(new Set(asked)).toEqual(new Set([undefined]));
  });

  it.each<[Role, string, string, string]>([
    ['GENSEC_SCITECH', 'scitech', 'SciTech', 'General Secretary, SciTech'],
    ['GENSEC_ACADEMIC', 'academic', 'Academic', 'General Secretary, Academic'],
    ['GENSEC_CULTURAL', 'cultural', 'Cultural', 'General Secretary, Cultural'],
    ['GENSEC_SPORTS', 'sports', 'Sports', 'General Secretary, Sports'],
  ])('are the own for %s', async (role, category, name, roleName) => {
    const asked = answerUnits();
    const bodies = keepBodies();
    const { user } = show(role);
    expect(screen.getByText(roleName)).toBeVisible();
    expect(field('Category')).toHaveValue(name);
    expect(field('Category')).toHaveAttribute('readonly');
    await user.click(parent());
    expect(await screen.findByRole('option', { name: 'SciTech Council, Council' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([category]));
    await fillWhatMustBe(user);
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ category }]));
  });

  it('say when the parents could not be loaded', async () => {
    server.use(refuses(calls.listUnits, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    await user.click(parent());
    await waitFor(() => expect(parent()).toHaveAccessibleDescription(/Could not load parent organizations\./));
  });
});

describe('Cancel', () => {
  function Before() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/create-org-unit')}>Open the form</button>;
  }
  function Pages() {
    return (
      <>
        <Before />
        <CreateUnitPage />
      </>
    );
  }

  it('goes back one page', async () => {
    const { user, address } = renderWithPortal(<Pages />, { as: 'PRESIDENT', at: '/president-dashboard' });
    await user.click(screen.getByRole('button', { name: 'Open the form' }));
    expect(address()).toBe('/create-org-unit');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/president-dashboard'));
  });

  it('leads to the first page where there is none before', async () => {
    const { user, address } = show();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});
