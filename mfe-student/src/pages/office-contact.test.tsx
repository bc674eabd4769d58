import { calls } from '@portal/contracts';
import { answers, personAs, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ProfilePage } from './profile-page';
import { answersOwnRecord } from './sample-own-record';
import { aProfile } from './sample-profile';

const person = personAs('STUDENT');
const server = portalServer(answers(calls.readProfile, aProfile()), ...answersOwnRecord());

it('says what others see of the contact of somebody in office, and sends what was chosen', async () => {
  const sent: unknown[] = [];
  server.use(
    answers(calls.changeProfile, ({ body }) => {
      sent.push(body.updatedDetails);
      return { updatedStudent: aProfile() };
    }),
  );
  const { user } = renderWithPortal(<ProfilePage />, { as: person, at: '/profile', path: '/profile' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const choice = screen.getByLabelText('Shared while you hold a position');
  expect(choice).toHaveDisplayValue('Nothing');
  expect(choice).toHaveAccessibleDescription('Everyone signed in can see it on the Office-bearers page.');
  await user.selectOptions(choice, 'My email');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ contact_info: { office_contact: 'email' } }]));
});
