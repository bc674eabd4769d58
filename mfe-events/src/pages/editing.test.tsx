import { calls, type EventAnswer } from '@portal/contracts';
import { answers, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { managedEvent } from './sample-event';

const server = portalServer();
const event: EventAnswer = { ...managedEvent, version: 3, budget: { allocated: 5000, sponsors: [] } };
const at = { at: `${eventHref(event._id)}?edit=1`, path: '/events/:id', as: 'CLUB_COORDINATOR' } as const;

beforeEach(() => server.use(answers(calls.readEvent, event), answers(calls.listConflicts, [])));
afterEach(() => sessionStorage.clear());

const save = (user: ReturnType<typeof renderWithPortal>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

async function retype(user: ReturnType<typeof renderWithPortal>['user'], label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

describe('editing an event', () => {
  it('sends the changed fields with the version that was edited, and shows the result', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.changeEvent, ({ body }) => {
        bodies.push(body);
        const saved = { ...event, version: 4, title: 'Git Clinic' };
        server.use(answers(calls.readEvent, saved));
        return saved;
      }),
    );
    const { user, address } = renderWithPortal(<EventPage />, { ...at, at: eventHref(event._id) });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Start, time')).value).toBe('10:00 am');
    expect(screen.queryByLabelText('Organizing Unit')).toBeNull();
    await retype(user, 'Title', 'Git Clinic');
    await save(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Git Clinic' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe(eventHref(event._id)));
    expect(bodies).toEqual([{ version: 3, title: 'Git Clinic' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows what somebody else changed, keeps the input, and saves it the next time', async () => {
    const bodies: object[] = [];
    const theirs: EventAnswer = {
      ...event,
      version: 4,
      title: 'Their title',
      schedule: { ...event.schedule, venue: 'Lecture Hall' },
    };
    server.use(
      answers(calls.changeEvent, ({ body }) => {
        bodies.push(body);
        if (bodies.length > 1) return { ...theirs, version: 5, title: 'My title' };
        server.use(answers(calls.readEvent, theirs));
        return problem('EVENT.CHANGED_MEANWHILE');
      }),
    );
    const { user } = renderWithPortal(<EventPage />, at);
    await retype(user, 'Title', 'My title');
    await save(user);
    expect(await screen.findByText(/^Someone else has changed this event/)).toBeTruthy();
    expect((await screen.findByText(/^Title is now: Their title/)).textContent).toContain('You changed it too.');
    expect(screen.getByText('Venue is now: Lecture Hall')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('My title');
    expect(screen.getByLabelText<HTMLInputElement>('Venue').value).toBe('Lecture Hall');
    await save(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'My title' })).toBeTruthy();
    expect(bodies).toEqual([
      { version: 3, title: 'My title' },
      { version: 4, title: 'My title' },
    ]);
  });

  it('keeps the draft over a reload, until it is discarded', async () => {
    const first = renderWithPortal(<EventPage />, at);
    await retype(first.user, 'Title', 'Half a title');
    first.unmount();
    const { user } = renderWithPortal(<EventPage />, at);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Half a title'));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(event.title));
  });

  it('shows errors of the form and of the server at their fields', async () => {
    const { user } = renderWithPortal(<EventPage />, at);
    await retype(user, 'Title', ' ');
    await save(user);
    expect(await screen.findByText('Please enter a title.')).toBeTruthy();
    server.use(
      refuses(calls.changeEvent, 'REQUEST.INVALID', {
        errors: [{ path: 'schedule.venue', message: 'No such place.' }],
      }),
    );
    await retype(user, 'Title', 'A title');
    await save(user);
    expect(await screen.findByText('No such place.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A title');
  });

  it('shows at the field that more people are registered than the new capacity', async () => {
    const full: EventAnswer = { ...event, registration: { required: true, taken: 5, max_participants: 5 } };
    server.use(
      answers(calls.readEvent, full),
      answers(calls.listRegistrations, []),
      refuses(calls.changeEvent, 'EVENT.CAPACITY_BELOW_TAKEN', { message: 'Places already taken: 5.' }),
    );
    const { user } = renderWithPortal(<EventPage />, at);
    await retype(user, 'Max participants', '3');
    await save(user);
    expect(await screen.findAllByText('Places already taken: 5.')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByLabelText('Max participants'));
  });
});
