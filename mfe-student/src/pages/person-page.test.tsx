import { calls, type Profile } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { PersonPage } from './person-page';
import { aProfile } from './sample-profile';

const server = portalServer();
const other = '65a000000000000000000002';

/** A profile without what only its owner gets. */
function asOfficersSeeIt(): Profile {
  const { personal_info: personal, contact_info: contact, ...rest } = aProfile({ _id: other });
  const { name, email, gender, profilePic } = personal;
  const { hostel, socialLinks } = contact;
  return { ...rest, personal_info: { name, email, gender, profilePic }, contact_info: { hostel, socialLinks } };
}

const show = (userId: string, as: 'PRESIDENT' | 'CLUB_COORDINATOR' = 'PRESIDENT') =>
  renderWithPortal(<PersonPage />, { as, at: `/profile/${userId}`, path: '/profile/:userId' });

describe('somebody’s profile', () => {
  it('is read-only, without private fields', async () => {
    server.use(answers(calls.readProfile, asOfficersSeeIt()));
    show(other);
    expect(await screen.findByRole('heading', { name: 'Asha Nair' })).toBeVisible();
    expect(screen.getByText('Indravati')).toBeVisible();
    for (const hidden of ['Phone', 'Date of birth', 'Room number']) {
      expect(screen.queryByText(hidden)).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Roles' })).toHaveAttribute('href', '/roles');
  });

  it('links only the president back to the roles', async () => {
    server.use(answers(calls.readProfile, asOfficersSeeIt()));
    show(other, 'CLUB_COORDINATOR');
    await screen.findByRole('heading', { name: 'Asha Nair' });
    expect(screen.queryByRole('link', { name: 'Roles' })).not.toBeInTheDocument();
  });

  it('is the own profile page for oneself', async () => {
    const { address } = show('65a000000000000000000001');
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('says that there is none for an unknown person', async () => {
    server.use(refuses(calls.readProfile, 'PROFILE.NOT_FOUND'));
    show(other);
    expect(await screen.findByText('No profile found')).toBeVisible();
  });
});
