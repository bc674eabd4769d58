import { calls, MAX_CERTIFICATE_BYTES, type BodyOf, type Role } from '@portal/contracts';
import { answers, isUnreachable, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AddAchievementPage } from './add-achievement-page';
import { anAchievement } from './sample-achievements';
import { aCampusEvent, joinedEvent } from './sample-events';

const server = portalServer();
const asha = personAs('STUDENT');
const tomorrow = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString().slice(0, 10);
let askedEvents: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  askedEvents = [];
  server.use(
    answers(calls.listMyRegistrations, ({ query }) => {
      askedEvents.push(query);
      return [joinedEvent('Robowars'), joinedEvent('Quiz Night', { status: 'waiting' })];
    }),
    answers(calls.listPublicEvents, ({ query }) => {
      askedEvents.push(query);
      return [aCampusEvent('Robowars'), aCampusEvent('Winter of Code'), aCampusEvent('Gala', 'cancelled')];
    }),
  );
});

const show = (as: Role | typeof asha = asha) =>
  renderWithPortal(<AddAchievementPage />, { as, at: '/add-achievement', path: '/add-achievement' });
const field = (label: string) => screen.getByLabelText(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit Achievement' }));
const upload = (file: File) =>
  fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: [file] } });
const pdf = () => new File(['%PDF-1.7'], 'debate.pdf', { type: 'application/pdf' });

async function fillRequired(user: UserEvent): Promise<void> {
  fill('Title', 'Smart India Hackathon');
  await user.selectOptions(field('Type'), 'Technical');
  fill('Category', 'Hackathon');
  fill('Date achieved', '2026-11-12');
}

function keepBodies(): BodyOf<typeof calls.addAchievement>[] {
  const bodies: BodyOf<typeof calls.addAchievement>[] = [];
  server.use(
    answers(calls.addAchievement, ({ body }) => {
      bodies.push(body);
      return anAchievement();
    }),
  );
  return bodies;
}

describe('adding an achievement', () => {
  it('sends every field, says so in an alert, and clears the form and its draft', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await fillRequired(user);
    fill('Level optional', 'National');
    fill('Rank optional', 'Second place');
    fill('Description optional', 'Flood warning.');
    await user.type(field('Event optional'), 'wint');
    await user.click(await screen.findByRole('option', { name: /^Winter of Code/ }));
    fill('Certificate URL optional', 'https://hackathon.example.org/42');
    await submit(user);
    const done = await screen.findByText('Achievement submitted successfully!');
    expect(done.closest('[role="alert"]')).toBeVisible();
    expect(bodies).toEqual([
      {
        title: 'Smart India Hackathon',
        type: 'technical',
        category: 'Hackathon',
        date_achieved: '2026-11-12',
        level: 'National',
        position: 'Second place',
        description: 'Flood warning.',
        event_id: aCampusEvent('Winter of Code')._id,
        certificate_url: 'https://hackathon.example.org/42',
        certificate_id: null,
      },
    ]);
    expect(field('Title')).toHaveValue('');
    expect(field('Event optional')).toHaveValue('');
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'View Achievements' })[0]).toHaveAttribute('href', '/view-achievements');
  });

  it('needs title, type, category and date, and focuses the first that is missing', async () => {
    const { user } = show();
    await submit(user);
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Please enter a title.'));
    expect(field('Type')).toHaveAccessibleDescription('Please choose a type.');
    expect(field('Category')).toHaveAccessibleDescription('Please enter a category.');
    expect(field('Date achieved')).toHaveAccessibleDescription(/Please choose the date\.$/);
    expect(field('Title')).toHaveFocus();
    for (const label of ['Title', 'Type', 'Category']) expect(field(label)).toBeRequired();
  });

  it('offers the five types', () => {
    show();
    const options = [...field('Type').querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toEqual(['Choose a type', 'Academic', 'Cultural', 'Sports', 'Technical', 'Other']);
  });

  it('refuses a day that is still to come', async () => {
    const { user } = show();
    await fillRequired(user);
    fill('Date achieved', tomorrow);
    await submit(user);
    await waitFor(() =>
      expect(field('Date achieved')).toHaveAccessibleDescription(/The date can't be in the future\.$/),
    );
  });

  it.each(['certificate', 'ftp://example.org/42', 'https://', 'javascript:alert(1)'])(
    'refuses "%s" as the address of a certificate',
    async (address) => {
      const { user } = show();
      await fillRequired(user);
      fill('Certificate URL optional', address);
      await submit(user);
      await waitFor(() =>
        expect(field('Certificate URL optional')).toHaveAccessibleDescription('Please enter a valid web address.'),
      );
    },
  );

  it('says what the server said when it failed, and keeps what was typed', async () => {
    server.use(refuses(calls.addAchievement, 'REQUEST.TOO_OFTEN', { message: 'Please wait a while.' }));
    const { user } = show();
    await fillRequired(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error submitting achievement: Please wait a while.');
    expect(field('Title')).toHaveValue('Smart India Hackathon');
  });

  it('says that it failed when the server said nothing', async () => {
    server.use(isUnreachable(calls.addAchievement));
    const { user } = show();
    await fillRequired(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error submitting achievement: Failed to submit achievement',
    );
  });

  it('keeps a draft until it is submitted or discarded', async () => {
    const first = show();
    await fillRequired(first.user);
    expect(screen.getByText('Draft saved in this tab.')).toBeVisible();
    first.unmount();
    const { user } = show();
    expect(field('Title')).toHaveValue('Smart India Hackathon');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(field('Title')).toHaveValue('');
  });
});

describe('the event of an achievement', () => {
  it('is found among those that have begun, the own registrations first', async () => {
    const { user } = show();
    await user.click(field('Event optional'));
    await screen.findByRole('option', { name: /^Winter of Code/ });
    expect(screen.getAllByRole('option', { name: /20 Nov 2026$/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Robowars/),
      expect.stringMatching(/^Winter of Code/),
    ]);
    expect(screen.getByText('Your registrations')).toBeVisible();
    await waitFor(() => expect(askedEvents).toHaveLength(2));
    expect(askedEvents).toContainEqual({ limit: 10, when: 'begun' });
    expect(askedEvents).toContainEqual({ limit: 10, to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it('is found among all by officers, who do not register', async () => {
    const { user } = show('GENSEC_SPORTS');
    await user.click(field('Event optional'));
    await screen.findByRole('option', { name: /^Winter of Code/ });
    expect(askedEvents).toHaveLength(1);
  });
});

describe('the file of a certificate', () => {
  const certificate = { _id: '66c000000000000000000001', name: 'debate.pdf', type: 'application/pdf', bytes: 240_400 };
  const chooseFile = (user: UserEvent) => user.click(screen.getByRole('radio', { name: 'File' }));

  it('is uploaded at once, and named when the achievement is sent', async () => {
    const bodies = keepBodies();
    const files: unknown[] = [];
    server.use(
      answers(calls.uploadCertificate, ({ file }) => {
        files.push(file?.type);
        return certificate as never;
      }),
    );
    const { user } = show();
    await fillRequired(user);
    fill('Certificate URL optional', 'https://old.example.org');
    await chooseFile(user);
    upload(pdf());
    expect(await screen.findByText('PDF, 240 kB')).toBeVisible();
    expect(files).toEqual(['application/pdf']);
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ certificate_id: certificate._id, certificate_url: '' }]));
  });

  it('can be removed again', async () => {
    const bodies = keepBodies();
    server.use(answers(calls.uploadCertificate, () => certificate as never));
    const { user } = show();
    await fillRequired(user);
    await chooseFile(user);
    upload(pdf());
    await screen.findByText('PDF, 240 kB');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('button', { name: 'Certificate file' })).toHaveFocus();
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ certificate_id: null }]));
  });

  it.each([
    [
      'of another type',
      new File(['MZ'], 'a.exe', { type: 'application/x-msdownload' }),
      'Please choose a PDF, JPG, PNG or WebP file.',
    ],
    [
      'that the browser cannot read',
      new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }),
      "Your browser can't open this picture. Please choose a PDF, JPG, PNG or WebP file.",
    ],
    [
      'that is too large',
      Object.defineProperty(pdf(), 'size', { value: MAX_CERTIFICATE_BYTES + 1 }),
      'Please choose a file of at most 5 MB.',
    ],
  ])('is not uploaded when it is one %s', async (_what, file, message) => {
    const { user } = show();
    await chooseFile(user);
    upload(file);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says what the server found wrong with it', async () => {
    server.use(refuses(calls.uploadCertificate, 'CERTIFICATE.TOO_MANY_PIXELS'));
    const { user } = show();
    await chooseFile(user);
    upload(pdf());
    expect(await screen.findByText('Please choose a picture of at most 4096 pixels per side.')).toBeVisible();
  });

  it('says at the file that it is no longer there', async () => {
    server.use(
      answers(calls.uploadCertificate, () => certificate as never),
      refuses(calls.addAchievement, 'CERTIFICATE.NOT_FOUND'),
    );
    const { user } = show();
    await fillRequired(user);
    await chooseFile(user);
    upload(pdf());
    await screen.findByText('PDF, 240 kB');
    await submit(user);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Certificate file' })).toHaveAccessibleDescription(
        /This file is no longer here\. Please choose it again\.$/,
      ),
    );
  });
});
