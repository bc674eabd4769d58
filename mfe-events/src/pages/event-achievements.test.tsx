import { calls, type EventAnswer, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { managedEvent } from './sample-event';

const event: EventAnswer = { ...managedEvent, status: 'completed' };
const server = portalServer(answers(calls.readEvent, event));
const pending = (count: number) => HttpResponse.json([], { headers: { 'x-total-count': String(count) } });

const show = (as: Role) => renderWithPortal(<EventPage />, { at: eventHref(event._id), path: '/events/:id', as });
const section = async () => within(await screen.findByRole('region', { name: 'Achievements' }));

describe('the page of an event', () => {
  it.each([
    ['CLUB_COORDINATOR', 'own', `/club-dashboard/achievements?event=${event._id}`],
    ['GENSEC_SCITECH', undefined, `/gensec-endorse?tab=achievements&event=${event._id}`],
    ['PRESIDENT', undefined, `/gensec-endorse?tab=achievements&event=${event._id}`],
  ] as const)('leads %s to the achievements of this event alone', async (role, unit, href) => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.listUnendorsedAchievements, ({ params, query }) => {
        asked.push([params.type, query.unit, query.event]);
        return pending(3);
      }),
    );
    show(role);
    const { findByText, getByRole } = await section();
    expect(await findByText('3 achievements pending')).toBeVisible();
    expect(getByRole('link', { name: 'Review Achievements' })).toHaveAttribute('href', href);
    expect(asked).toEqual([['all', unit, event._id]]);
  });

  it('says when none are pending, and when that could not be loaded', async () => {
    server.use(refuses(calls.listUnendorsedAchievements, 'SYSTEM.UNAVAILABLE'));
    const { user } = show('PRESIDENT');
    expect(await screen.findByText('Failed to load achievements')).toBeVisible();
    server.use(answers(calls.listUnendorsedAchievements, () => pending(0)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await section()).findByText('No achievements pending endorsement.')).toBeVisible();
  });

  it('has no achievements before the event, and none for students', async () => {
    server.use(answers(calls.readEvent, managedEvent));
    const planned = show('PRESIDENT');
    await screen.findByRole('heading', { level: 1, name: event.title });
    expect(screen.queryByRole('region', { name: 'Achievements' })).not.toBeInTheDocument();
    planned.unmount();
    server.use(answers(calls.readEvent, { ...event, room_requests: undefined }));
    show('STUDENT');
    await screen.findByRole('heading', { level: 1, name: event.title });
    expect(screen.queryByRole('region', { name: 'Achievements' })).not.toBeInTheDocument();
  });
});
