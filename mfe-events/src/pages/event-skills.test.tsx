import { calls, type EventAnswer, type SkillAnswer } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { eventHref } from '../paths';
import { CreateEventPage } from './create-event-page';
import { EventPage } from './event-page';
import { managedEvent, sampleEvent } from './sample-event';

const server = portalServer();
const unit = { id: '65c000000000000000000001', name: 'Coding Club', category: 'scitech' } as const;
const coordinator = personAs('CLUB_COORDINATOR', { unit });
const skill = (number: number, name: string, changes: Partial<SkillAnswer> = {}): SkillAnswer => ({
  _id: `65e00000000000000000000${number}`,
  skill_id: `SKL-000${number}`,
  name,
  category: 'Software',
  type: 'technical',
  description: '',
  is_endorsed: true,
  created_at: '2026-11-01T04:30:00.000Z',
  ...changes,
});
const git = skill(1, 'Git');
const own = skill(2, 'Git wizardry', { is_endorsed: false });
const event: EventAnswer = {
  ...managedEvent,
  version: 3,
  budget: { allocated: 5000, sponsors: [] },
  skills: [{ _id: git._id, name: git.name }],
};

beforeEach(() => server.use(answers(calls.listSkills, [git, own]), answers(calls.listConflicts, [])));
afterEach(() => sessionStorage.clear());

async function createWithGit() {
  const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Winter of Code' } });
  await user.type(screen.getByLabelText('Skills optional'), 'git');
  await user.click(await screen.findByRole('option', { name: 'Git, Software' }));
  expect(screen.queryByRole('option', { name: /wizardry/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
}

describe('the skills of an event', () => {
  it('are found in the catalogue, endorsed ones only, and sent with a new event', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.createEvent, ({ body }) => {
        bodies.push(body);
        return { message: 'Event created successfully', event: sampleEvent };
      }),
    );
    await createWithGit();
    await waitFor(() => expect(bodies).toMatchObject([{ skills: [git._id] }]));
  });

  it('show at the field that one is no longer there', async () => {
    server.use(refuses(calls.createEvent, 'EVENT.SKILL_NOT_FOUND'));
    await createWithGit();
    expect(await screen.findByText('Skill not found.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Skills optional'));
  });

  it('are taken away in the form of a saved event', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.readEvent, event),
      answers(calls.changeEvent, ({ body }) => {
        bodies.push(body);
        return { ...event, version: 4, skills: [] };
      }),
    );
    const { user } = renderWithPortal(<EventPage />, {
      at: `${eventHref(event._id)}?edit=1`,
      path: '/events/:id',
      as: 'CLUB_COORDINATOR',
    });
    await user.click(await screen.findByRole('button', { name: /Git$/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: event.title })).toBeTruthy();
    expect(bodies).toEqual([{ version: 3, skills: [] }]);
  });
});
