import { calls } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { managedEvent, sampleEvent } from './sample-event';

const server = portalServer();
const { matchMedia } = window;

afterEach(() => jest.restoreAllMocks());
const at = { at: eventHref(sampleEvent._id), path: '/events/:id' };

const propertiesOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('the page of an event', () => {
  it('shows Loading, then all properties, and a link back', async () => {
    server.use(answers(calls.readEvent, sampleEvent));
    renderWithPortal(<EventPage />, at);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: sampleEvent.title })).toBeTruthy();
    expect(screen.getByText('Planned')).toBeVisible();
    expect(screen.getByText(sampleEvent.description)).toBeTruthy();
    expect(propertiesOf()).toEqual({
      Category: 'Technical',
      Type: 'Workshop',
      Mode: 'Offline',
      Venue: 'Computer Lab 3',
      Start: '21 Nov 2026, 10:00 am',
      End: '21 Nov 2026, 1:00 pm',
      'Organizing Unit': 'Coding Club',
    });
    expect(within(screen.getByRole('region', { name: 'Organizers' })).getByText('Sneha Kulkarni')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to events' }).getAttribute('href')).toBe('/events');
    expect(screen.queryByText('Room Requests')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the skills that those who attend can add', async () => {
    const skills = [
      { _id: '65e000000000000000000001', name: 'Git' },
      { _id: '65e000000000000000000002', name: 'Code review' },
    ];
    server.use(answers(calls.readEvent, { ...sampleEvent, skills }));
    renderWithPortal(<EventPage />, at);
    await screen.findByRole('heading', { level: 1, name: sampleEvent.title });
    expect(propertiesOf()).toMatchObject({ Skills: 'Git, Code review' });
  });

  it('begins with when and where', async () => {
    server.use(answers(calls.readEvent, sampleEvent));
    renderWithPortal(<EventPage />, at);
    expect(await screen.findByText('21 Nov 2026, 10:00 am to 1:00 pm')).toBeVisible();
    expect(screen.getAllByText('Computer Lab 3')[0]).toBeVisible();
  });

  it('shows the photos of organizers to those who are signed in', async () => {
    server.use(answers(calls.readEvent, sampleEvent));
    const visitor = renderWithPortal(<EventPage />, at);
    const organizers = await screen.findByRole('region', { name: 'Organizers' });
    expect(organizers.querySelector('img')).toBeNull();
    visitor.unmount();
    renderWithPortal(<EventPage />, { ...at, as: 'STUDENT' });
    const photo = (await screen.findByRole('region', { name: 'Organizers' })).querySelector('img');
    expect(photo).toHaveAttribute('src', `/profile/picture/${sampleEvent.organizers[0]?._id}`);
  });

  it('has the button to register at the bottom of a phone until one is registered', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.startsWith('(width <') }));
    const open = { ...sampleEvent, registration: { required: true, state: 'open' as const, taken: 0, waiting: 0 } };
    const joined_at = '2026-11-10T04:30:00.000Z';
    server.use(
      answers(calls.readEvent, open),
      answers(calls.joinEvent, { _id: '65e000000000000000000001', status: 'registered', code: 'K7QM-2RTX', joined_at }),
    );
    const { user } = renderWithPortal(<EventPage />, { ...at, as: 'STUDENT' });
    const button = await screen.findByRole('button', { name: 'Register' });
    expect(screen.getByRole('region', { name: 'Registration' })).not.toContainElement(button);
    await user.click(button);
    const panel = within(screen.getByRole('region', { name: 'Registration' }));
    expect(await panel.findByRole('button', { name: 'Cancel registration' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('links to feedback for those who may give it', async () => {
    server.use(answers(calls.readEvent, sampleEvent));
    const visitor = renderWithPortal(<EventPage />, at);
    await screen.findByRole('heading', { level: 1, name: sampleEvent.title });
    expect(screen.queryByRole('link', { name: 'Give Feedback' })).toBeNull();
    visitor.unmount();
    renderWithPortal(<EventPage />, { ...at, as: 'STUDENT' });
    const link = await screen.findByRole('link', { name: 'Give Feedback' });
    expect(link.getAttribute('href')).toBe(`/feedback?type=Event&id=${sampleEvent._id}`);
  });

  it('shows N/A without a unit and User for an organiser without a name', async () => {
    const [organizer] = sampleEvent.organizers;
    server.use(
      answers(calls.readEvent, {
        ...sampleEvent,
        organizing_unit_id: null,
        organizers: organizer ? [{ ...organizer, personal_info: { name: '' } }] : [],
      }),
    );
    renderWithPortal(<EventPage />, at);
    await screen.findByRole('heading', { level: 1, name: sampleEvent.title });
    expect(propertiesOf()).toMatchObject({ 'Organizing Unit': 'N/A' });
    expect(within(screen.getByRole('region', { name: 'Organizers' })).getByText('User')).toBeVisible();
  });

  it('offers Retry when it could not be loaded', async () => {
    server.use(refuses(calls.readEvent, 'SYSTEM.UNEXPECTED'));
    const { user } = renderWithPortal(<EventPage />, at);
    expect((await screen.findByRole('alert')).textContent).toBe("We couldn't load the event.");
    server.use(answers(calls.readEvent, sampleEvent));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(sampleEvent.description)).toBeTruthy();
  });

  it('shows that an event does not exist', async () => {
    server.use(refuses(calls.readEvent, 'EVENT.NOT_FOUND'));
    renderWithPortal(<EventPage />, at);
    expect(await screen.findByRole('heading', { name: "This event doesn't exist" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all events' })).toBeTruthy();
  });

  it('shows room requests, and lets a coordinator request a room', async () => {
    server.use(
      answers(calls.readEvent, managedEvent),
      answers(calls.listRooms, []),
      answers(calls.readRoomAvailability, []),
    );
    const { user } = renderWithPortal(<EventPage />, { ...at, as: 'CLUB_COORDINATOR' });
    const requests = within(await screen.findByRole('region', { name: 'Room Requests' }));
    expect(requests.getByText('Senate Hall')).toBeTruthy();
    expect(requests.getByText('21 Nov 2026, 10:00 am to 1:00 pm')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Request Room' }));
    expect(await screen.findByRole('dialog', { name: 'Request a Room' })).toBeTruthy();
  });

  it('lets the president manage its requests', async () => {
    server.use(
      answers(calls.readEvent, managedEvent),
      answers(calls.readRoomAvailability, []),
      answers(calls.listCompetingRoomRequests, []),
    );
    const { user } = renderWithPortal(<EventPage />, { ...at, as: 'PRESIDENT' });
    await user.click(await screen.findByRole('button', { name: 'Manage Requests' }));
    expect(await screen.findByRole('dialog', { name: `Requests for: ${sampleEvent.title}` })).toBeTruthy();
  });
});
