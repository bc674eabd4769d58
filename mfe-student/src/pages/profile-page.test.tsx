import { calls, PHOTO_LIMITS, type Profile } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import {
  answers,
  isUnreachable,
  personAs,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
  type RenderedPortal,
} from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ProfilePage } from './profile-page';
import { answersOwnRecord } from './sample-own-record';
import { aProfile } from './sample-profile';

const person = personAs('STUDENT', { username: 'asha@example.edu' });
const server = portalServer();
const year = new Date().getFullYear();

beforeEach(() => {
  sessionStorage.clear();
  server.use(answers(calls.readProfile, aProfile()), ...answersOwnRecord());
});

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const press = ({ user }: RenderedPortal, name: string) => user.click(button(name));

const show = () => renderWithPortal(<ProfilePage />, { as: person, at: '/profile', path: '/profile' });

async function edit(): Promise<RenderedPortal> {
  const portal = show();
  await portal.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return portal;
}

async function retype({ user }: RenderedPortal, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
}

/** Answers a change as the service does, and keeps what was sent. */
function takesChanges(made: Profile = aProfile()) {
  const sent: unknown[] = [];
  server.use(
    answers(calls.changeProfile, ({ body }) => {
      sent.push(body);
      return { updatedStudent: made };
    }),
  );
  return sent;
}

describe('my profile', () => {
  it('says that it is loading, then shows every field', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading student data...');
    expect(await screen.findByRole('heading', { name: 'Asha Nair' })).toBeVisible();
    expect(screen.getByText('B.Tech, Physics, batch of 2024')).toBeVisible();
    const part = (name: string) => screen.getByRole('region', { name });
    expect(part('Personal')).toHaveTextContent(
      'Emailasha@example.eduPhone9826044170GenderFemaleDate of birth14 Mar 2006',
    );
    expect(part('Academic')).toHaveTextContent(
      'Student ID12240010Admission year2024ProgramB.TechYear of study3rdDisciplinePhysicsCGPA8.74',
    );
    expect(part('Contact')).toHaveTextContent(
      'HostelIndravatiRoom numberB-208GitHubgithub.com/asha-nLinkedInNot providedShared while you hold a positionNothing',
    );
    expect(screen.getByRole('link', { name: 'github.com/asha-n' })).toHaveAttribute(
      'href',
      'https://github.com/asha-n',
    );
  });

  it('says when it could not be loaded, with a retry', async () => {
    server.use(refuses(calls.readProfile, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error fetching profile$/);
    server.use(answers(calls.readProfile, aProfile()));
    await user.click(button('Retry'));
    expect(await screen.findByRole('heading', { name: 'Asha Nair' })).toBeVisible();
  });

  it('says when there is none', async () => {
    server.use(refuses(calls.readProfile, 'PROFILE.NOT_FOUND'));
    show();
    expect(await screen.findByText('No profile found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });
});

describe('editing my profile', () => {
  it('focuses the first field, with email and student ID read-only', async () => {
    await edit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit profile');
    expect(field('Name')).toHaveFocus();
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Student ID')).toHaveAttribute('readonly');
  });

  it('offers the lists of the institute', async () => {
    await edit();
    const optionsOf = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf('Gender')).toEqual(['Not provided', 'Male', 'Female', 'Other']);
    expect(optionsOf('Program')).toEqual(['Not provided', 'B.Tech', 'M.Tech', 'MSc', 'PhD', 'Other']);
    expect(optionsOf('Year of study')).toEqual(['Not provided', '1st', '2nd', '3rd', '4th', '5th', 'Alumni']);
    expect(optionsOf('Hostel')).toEqual(['Not provided', 'None', 'MSH', 'Indravati', 'Gopad', 'Kanhar']);
    expect(optionsOf('Discipline')).toHaveLength(10);
  });

  it('sends only what changed, and shows it everywhere', async () => {
    const sent = takesChanges(aProfile({ personal_info: { ...aProfile().personal_info, name: 'Asha R. Nair' } }));
    const portal = await edit();
    await retype(portal, 'Name', 'Asha R. Nair');
    await retype(portal, 'Room number', 'B-214');
    expect(screen.getByText('2 unsaved changes: Name, Room number')).toBeVisible();
    await press(portal, 'Save');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toEqual([
      {
        userId: person._id,
        updatedDetails: { personal_info: { name: 'Asha R. Nair' }, contact_info: { room_number: 'B-214' } },
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Asha R. Nair' })).toBeVisible();
    expect(sessionStore.getState().user?.personal_info.name).toBe('Asha R. Nair');
    expect(button('Edit')).toHaveFocus();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('sends nothing when nothing changed', async () => {
    const sent = takesChanges();
    const portal = await edit();
    await press(portal, 'Save');
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    ['Phone', '98260', 'Mobile number must be 10 digits'],
    ['GitHub optional', 'asha-n', 'Invalid GitHub URL'],
    ['LinkedIn optional', 'https://example.com/in/asha', 'Invalid LinkedIn URL'],
    ['Admission year', '2015', `Admission year must be between 2016 and ${year}`],
    ['Admission year', String(year + 1), `Admission year must be between 2016 and ${year}`],
    ['CGPA', '10.5', 'CGPA must be between 0 and 10'],
    ['CGPA', '8.745', 'CGPA can have at most two decimal places'],
    ['Name', '', 'Please enter your name.'],
  ])('says of %s "%s": %s', async (label, text, message) => {
    const sent = takesChanges();
    const portal = await edit();
    await retype(portal, label, text);
    await press(portal, 'Save');
    expect(await screen.findByText('Please fix validation errors')).toBeVisible();
    expect(field(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('removes an error as soon as the field is valid', async () => {
    const portal = await edit();
    await retype(portal, 'Phone', '98260');
    await press(portal, 'Save');
    await screen.findByText('Please fix validation errors');
    await portal.user.type(field('Phone'), '44171');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows the saved profile on Cancel, without errors', async () => {
    const portal = await edit();
    await retype(portal, 'Phone', '1');
    await press(portal, 'Save');
    await screen.findByText('Please fix validation errors');
    await press(portal, 'Cancel');
    expect(screen.getByText('9826044170')).toBeVisible();
    expect(button('Edit')).toHaveFocus();
    await press(portal, 'Edit');
    expect(field('Phone')).toHaveValue('9826044170');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('cannot be cancelled while it is being saved', async () => {
    let refuse: (refusal: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (refuse = resolve));
    server.use(answers(calls.changeProfile, () => answer));
    const portal = await edit();
    await retype(portal, 'Room number', 'C-101');
    await press(portal, 'Save');
    await waitFor(() => expect(button('Cancel')).toBeDisabled());
    refuse(problem('SYSTEM.UNAVAILABLE'));
    await waitFor(() => expect(button('Cancel')).toBeEnabled());
  });

  it('says when it failed, and keeps the typed text', async () => {
    server.use(isUnreachable(calls.changeProfile));
    const portal = await edit();
    await retype(portal, 'Room number', 'C-101');
    await press(portal, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to update profile$/);
    expect(field('Room number')).toHaveValue('C-101');
  });

  it('shows the service’s reason too', async () => {
    server.use(refuses(calls.changeProfile, 'ACCESS.EMAIL_NOT_CONFIRMED'));
    const portal = await edit();
    await retype(portal, 'Room number', 'C-101');
    await press(portal, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to update profile$/);
    expect(screen.getByText('Please confirm your email address first.')).toBeVisible();
  });

  it('shows a server error at its field', async () => {
    const path = 'updatedDetails.personal_info.date_of_birth';
    server.use(
      refuses(calls.changeProfile, 'REQUEST.INVALID', { errors: [{ path, message: 'Please check this date.' }] }),
    );
    const portal = await edit();
    fireEvent.change(field('Date of birth'), { target: { value: '2020-01-01' } });
    await press(portal, 'Save');
    await waitFor(() => expect(field('Date of birth')).toHaveAccessibleDescription('Please check this date.'));
    expect(screen.getByText('Please fix validation errors')).toBeVisible();
    expect(field('Date of birth')).toHaveFocus();
  });

  it('restores the draft, with only the changed fields', async () => {
    const first = await edit();
    await retype(first, 'Room number', 'C-101');
    first.unmount();
    server.use(answers(calls.readProfile, aProfile({ contact_info: { ...aProfile().contact_info, hostel: 'Gopad' } })));
    show();
    expect(await screen.findByLabelText('Room number')).toHaveValue('C-101');
    expect(field('Hostel')).toHaveValue('Gopad');
    expect(screen.getByText('1 unsaved change: Room number')).toBeVisible();
  });
});

describe('my photo', () => {
  const choose = (file: File) => fireEvent.change(field('A new photo'), { target: { files: [file] } });
  const picture = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'me.png', { type });
  const shown = () => document.querySelector('img')?.getAttribute('src');

  it('is uploaded, and shown at once', async () => {
    let finish: () => void = () => undefined;
    const sent: unknown[] = [];
    server.use(
      answers(calls.changePhoto, async ({ headers }) => {
        sent.push(headers.get('content-type'));
        await new Promise<void>((resolve) => (finish = resolve));
        return { profilePic: '/profile/picture/65a000000000000000000001?v=2' };
      }),
    );
    await edit();
    expect(shown()).toBe('/profile/picture/65a000000000000000000001?v=1&size=large');
    choose(picture(10));
    expect(await screen.findByRole('button', { name: /Uploading/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toEqual([expect.stringContaining('multipart/form-data')]));
    finish();
    expect(await screen.findByText('Photo updated.')).toBeVisible();
    expect(shown()).toBe('/profile/picture/65a000000000000000000001?v=2&size=large');
    expect(sessionStore.getState().user?.personal_info.profilePic).toBe(
      '/profile/picture/65a000000000000000000001?v=2',
    );
  });

  it.each([
    ['too large', picture(PHOTO_LIMITS.bytes + 1), 'Please choose a picture of at most 2 MB.'],
    ['not a picture', picture(10, 'text/plain'), 'Please choose a JPG, PNG or WebP picture.'],
    ['one that the browser cannot read', picture(10, 'image/heic'), /^Your browser can't open this picture\./],
  ])('is not sent when it is %s', async (_what, file, message) => {
    await edit();
    choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('stays when the service refuses the new one', async () => {
    server.use(answers(calls.changePhoto, () => problem('PHOTO.TOO_MANY_PIXELS')));
    await edit();
    choose(picture(10));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please choose a picture of at most 4096 pixels per side.',
    );
    expect(shown()).toContain('v=1');
  });

  it('is replaced by the generated picture when removed', async () => {
    server.use(answers(calls.removePhoto, { profilePic: '/profile/picture/65a000000000000000000001?v=3' }));
    const portal = await edit();
    await press(portal, 'Remove');
    expect(await screen.findByText('Photo removed.')).toBeVisible();
    expect(shown()).toContain('v=3');
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    expect(button('Change photo')).toHaveFocus();
  });
});
