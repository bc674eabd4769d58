import { calls, type Profile } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import {
  answers,
  isUnreachable,
  personAs,
  portalServer,
  refuses,
  renderWithPortal,
  type RenderedPortal,
} from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { OnboardingPage } from './onboarding-page';

const newcomer = personAs('STUDENT', {
  onboardingComplete: false,
  username: 'naveen@example.edu',
  personal_info: { name: 'Naveen Rao' },
});
const known: Profile = {
  _id: newcomer._id,
  user_id: '12260084',
  username: newcomer.username,
  role: 'STUDENT',
  onboardingComplete: false,
  personal_info: { name: 'Naveen Rao', email: newcomer.username, phone: null, gender: null, profilePic: '/p' },
  academic_info: { batch_year: null, program: null, branch: null, current_year: null, cgpa: null },
  contact_info: { hostel: 'None', socialLinks: { github: '', linkedin: '' } },
};
const server = portalServer();
const year = String(new Date().getFullYear());

beforeEach(() => {
  sessionStorage.clear();
  server.use(answers(calls.readProfile, known));
});

const field = (label: string) => screen.getByLabelText(label);
const submit = ({ user }: RenderedPortal) => user.click(screen.getByRole('button', { name: 'Save and continue' }));

/** The browser's own button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

async function open() {
  const portal = renderWithPortal(<OnboardingPage />, { as: newcomer, at: '/onboarding', path: '/onboarding' });
  await screen.findByLabelText('Name');
  return portal;
}

async function fill({ user }: RenderedPortal) {
  await user.type(field('Mobile number'), '9826044170');
  await user.type(field('Admission year'), year);
  await user.selectOptions(field('Program'), 'B.Tech');
  await user.selectOptions(field('Discipline'), 'Physics');
}

describe('completing the profile', () => {
  it('shows name, email and ID of the account read-only', async () => {
    await open();
    for (const [label, value] of [
      ['Name', 'Naveen Rao'],
      ['Email', 'naveen@example.edu'],
      ['ID Number', '12260084'],
    ] as const) {
      expect(field(label)).toHaveValue(value);
      expect(field(label)).toHaveAttribute('readonly');
    }
  });

  it('offers the programmes and disciplines of the institute', async () => {
    await open();
    const optionsOf = (label: string) =>
      [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(optionsOf('Program')).toEqual(['Choose', 'B.Tech', 'M.Tech', 'MSc', 'PhD', 'Other']);
    expect(optionsOf('Discipline')).toHaveLength(10);
    expect(optionsOf('Discipline')).toContain('Computer Science & Engineering');
  });

  it('refuses empty fields, and focuses the first', async () => {
    server.use(answers(calls.readProfile, { ...known, user_id: null }));
    const portal = await open();
    await submit(portal);
    await waitFor(() => expect(field('ID Number')).toHaveAccessibleDescription('ID Number is required'));
    expect(field('Mobile number')).toHaveAccessibleDescription(/Mobile number must be 10 digits$/);
    expect(field('Admission year')).toHaveAccessibleDescription('Invalid admission year');
    expect(field('Program')).toHaveAccessibleDescription('Program is required');
    expect(field('Discipline')).toHaveAccessibleDescription('Discipline is required');
    expect(field('ID Number')).toHaveFocus();
  });

  it('focuses a select when it is the first wrong field', async () => {
    const portal = await open();
    await portal.user.type(field('Mobile number'), '9826044170');
    await portal.user.type(field('Admission year'), year);
    await submit(portal);
    await waitFor(() => expect(field('Program')).toHaveFocus());
  });

  it('saves, and leads to /', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.completeOnboarding, ({ body }) => {
        sent.push(body);
        return { message: 'Welcome.', user: { ...newcomer, onboardingComplete: true } };
      }),
    );
    const portal = await open();
    await fill(portal);
    await submit(portal);
    await waitFor(() => expect(portal.address()).toBe('/'));
    expect(sessionStore.getState().onboardingComplete).toBe(true);
    expect(sent).toEqual([
      {
        name: 'Naveen Rao',
        email: 'naveen@example.edu',
        ID_No: '12260084',
        mobile_no: '9826044170',
        add_year: Number(year),
        Program: 'B.Tech',
        discipline: 'Physics',
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is replaced in the history afterwards', async () => {
    server.use(
      answers(calls.completeOnboarding, { message: 'Welcome.', user: { ...newcomer, onboardingComplete: true } }),
    );
    const page = (
      <>
        <OnboardingPage />
        <Back />
      </>
    );
    const portal = renderWithPortal(page, { as: newcomer, at: '/onboarding' });
    await screen.findByLabelText('Name');
    await fill(portal);
    await submit(portal);
    await waitFor(() => expect(portal.address()).toBe('/'));
    await portal.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(portal.address()).toBe('/');
  });

  it('restores the draft', async () => {
    const portal = await open();
    await fill(portal);
    portal.unmount();
    await open();
    expect(field('Mobile number')).toHaveValue('9826044170');
    expect(field('Discipline')).toHaveValue('Physics');
  });

  it('shows that it failed, and keeps the typed text', async () => {
    server.use(isUnreachable(calls.completeOnboarding));
    const portal = await open();
    await fill(portal);
    await submit(portal);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn't save your profile\./);
    expect(field('Mobile number')).toHaveValue('9826044170');
    expect(sessionStore.getState().onboardingComplete).toBe(false);
  });

  it('shows a server error at its field', async () => {
    const errors = [{ path: 'add_year', message: 'Invalid admission year' }];
    server.use(refuses(calls.completeOnboarding, 'REQUEST.INVALID', { errors }));
    const portal = await open();
    await fill(portal);
    await submit(portal);
    await waitFor(() => expect(field('Admission year')).toHaveAccessibleDescription('Invalid admission year'));
    expect(field('Admission year')).toHaveFocus();
  });

  it('shows at the ID that it belongs to another account', async () => {
    server.use(
      answers(calls.readProfile, { ...known, user_id: null }),
      refuses(calls.completeOnboarding, 'PROFILE.STUDENT_ID_TAKEN'),
    );
    const portal = await open();
    await portal.user.type(field('ID Number'), '12240010');
    await fill(portal);
    await submit(portal);
    await waitFor(() =>
      expect(field('ID Number')).toHaveAccessibleDescription('This ID number belongs to another account.'),
    );
  });

  it('continues when the profile was completed in another window', async () => {
    const user = { ...newcomer, onboardingComplete: true };
    server.use(
      refuses(calls.completeOnboarding, 'PROFILE.ALREADY_COMPLETE'),
      answers(calls.fetchAuth, { user, role: 'STUDENT', onboardingComplete: true }),
    );
    const portal = await open();
    await fill(portal);
    await submit(portal);
    await waitFor(() => expect(sessionStore.getState().onboardingComplete).toBe(true));
  });

  it('asks for every field when the profile could not be loaded', async () => {
    server.use(refuses(calls.readProfile, 'SYSTEM.UNAVAILABLE'));
    await open();
    expect(field('ID Number')).not.toHaveAttribute('readonly');
  });
});
