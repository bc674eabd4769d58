import { calls, type AchievementAnswer } from '@portal/contracts';
import {
  answers,
  liveStream,
  personAs,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
} from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { AchievementsPage } from './achievements-page';
import { anAchievement, returned, verified } from './sample-achievements';

const server = portalServer();
let notifications = liveStream(calls.streamNotifications);
const asha = personAs('STUDENT');
let achievements: AchievementAnswer[];
let asked: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  achievements = [anAchievement(), verified, returned];
  asked = [];
  notifications = liveStream(calls.streamNotifications);
  server.use(
    notifications.handler,
    answers(calls.listAchievements, ({ params, query: { cursor: _cursor, limit: _limit, ...filters } }) => {
      asked.push({ ...params, ...filters });
      return achievements.filter(
        ({ state, type }) => state === (filters.state ?? state) && type === (filters.type ?? type),
      );
    }),
    answers(calls.countAchievements, { pending: 1, verified: 1, returned: 1 }),
  );
});

const show = (query = '') =>
  renderWithPortal(<AchievementsPage />, { as: asha, at: `/view-achievements${query}`, path: '/view-achievements' });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const chip = (name: RegExp) => screen.getByRole('radio', { name });

describe('my achievements', () => {
  it('are loading, then show what was achieved and when, whether it is verified, and by whom', async () => {
    show();
    expect(screen.getByText('Loading your achievements...')).toBeInTheDocument();
    const pending = await row('Smart India Hackathon');
    expect(pending.getByText('Pending')).toBeVisible();
    expect(pending.getByText('Technical, Hackathon, National, Second place')).toBeVisible();
    expect(pending.getByText('Flood warning from canal gauges.')).toBeVisible();
    expect(pending.getByText('12 Nov 2026')).toBeVisible();
    expect(pending.getByText('ACH-2026-0042')).toBeVisible();
    expect(pending.getByRole('link', { name: 'At Winter of Code' })).toHaveAttribute(
      'href',
      '/events/66b000000000000000000001',
    );
    expect(pending.getByRole('link', { name: 'Certificate' })).toHaveAttribute(
      'href',
      'https://hackathon.example.org/certificates/42',
    );
    const debate = await row('Inter-college Debate');
    expect(debate.getByText('Verified')).toBeVisible();
    expect(debate.getByText('Verified by Zoya Khan on 18 Nov 2026')).toBeVisible();
    expect(debate.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    const chess = await row('State Chess Open');
    expect(chess.getByText('Returned')).toBeVisible();
    expect(chess.getByText('Returned by Ravi Kumar on 17 Nov 2026: The certificate is missing.')).toBeVisible();
    expect(screen.getByText('Showing 3 of 3 achievements')).toBeVisible();
    expect(asked).toEqual([{ userId: asha._id }]);
    expect(screen.getByRole('link', { name: 'Add Achievement' })).toHaveAttribute('href', '/add-achievement');
  });

  it('are filtered by state and type, in the address too, and counted by state', async () => {
    const { user, address } = show();
    await row('State Chess Open');
    await waitFor(() => expect(chip(/^All/)).toHaveAccessibleName('All 3'));
    expect(chip(/^Returned/)).toHaveAccessibleName('Returned 1');
    await user.click(chip(/^Returned/));
    await waitFor(() => expect(titles()).toEqual(['State Chess Open']));
    await user.selectOptions(screen.getByLabelText('Type'), 'Cultural');
    expect(await screen.findByText('No achievements match these filters.')).toBeVisible();
    expect(chip(/^All/)).toHaveAccessibleName('All');
    expect(address()).toBe('/view-achievements?state=returned&type=cultural');
    expect(asked.at(-1)).toEqual({ userId: asha._id, state: 'returned', type: 'cultural' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('come page by page', async () => {
    const next = anAchievement({ _id: '66a000000000000000000009', title: 'Robowars' });
    server.use(
      answers(calls.listAchievements, ({ query }) =>
        HttpResponse.json(query.cursor ? [next] : achievements, {
          headers: {
            'X-Total-Count': '4',
            ...(!query.cursor && { Link: `</api/achievements/${asha._id}?cursor=next>; rel="next"` }),
          },
        }),
      ),
    );
    const { user } = show();
    await row('State Chess Open');
    expect(screen.getByText('Showing 3 of 4 achievements')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more achievements' }));
    await row('Robowars');
    expect(screen.getByText('Showing 4 of 4 achievements')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more achievements' })).not.toBeInTheDocument();
  });

  it('show a verification as soon as its notification comes', async () => {
    achievements = [anAchievement()];
    show();
    await row('Smart India Hackathon');
    await waitFor(() => expect(notifications.connections()).toBe(1));
    achievements = [verified];
    notifications.send('notification', { kind: 'achievement-verified' });
    expect(await screen.findByText('Verified by Zoya Khan on 18 Nov 2026')).toBeVisible();
  });

  it('say when there are none', async () => {
    achievements = [];
    show();
    expect(await screen.findByText('No achievements yet')).toBeVisible();
  });

  it('say when they could not be loaded, and try again when asked', async () => {
    server.use(refuses(calls.listAchievements, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText('Failed to fetch achievements')).toBeVisible();
    server.use(answers(calls.listAchievements, achievements));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await row('State Chess Open');
  });

  it('show only the beginning of a long description until it is opened', async () => {
    achievements = [anAchievement({ description: 'A long story. '.repeat(40) })];
    const { user } = show();
    await user.click((await row('Smart India Hackathon')).getByRole('button', { name: 'View More' }));
    expect(screen.getByRole('button', { name: 'View Less' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('let a certificate be downloaded under its name, and say when that fails', async () => {
    const saved: string[] = [];
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:certificate');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.use(
      answers(
        calls.readCertificate,
        () =>
          new HttpResponse('%PDF-1.7', {
            headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="debate.pdf"' },
          }),
      ),
    );
    const { user } = show();
    const download = (await row('Inter-college Debate')).getByRole('button', { name: 'Download certificate' });
    await user.click(download);
    await waitFor(() => expect(saved).toEqual(['debate.pdf']));
    server.use(refuses(calls.readCertificate, 'CERTIFICATE.NOT_FOUND'));
    await user.click(download);
    expect(await screen.findByText('This file is no longer here. Please choose it again.')).toBeVisible();
  });
});

describe('correcting an achievement', () => {
  it('begins with what was sent, and submits it again with its version', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.changeAchievement, ({ body }) => {
        bodies.push(body);
        achievements = [anAchievement({ ...returned, state: 'pending', returned: undefined })];
        return achievements[0] as AchievementAnswer;
      }),
    );
    const { user } = show();
    await user.click((await row('State Chess Open')).getByRole('button', { name: 'Correct' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Correct the achievement' }));
    expect(dialog.getByRole('note')).toHaveTextContent(/on 17 Nov 2026: The certificate is missing\./);
    expect(dialog.getByLabelText('Title')).toHaveValue('State Chess Open');
    expect(dialog.getByLabelText('Event optional')).toHaveValue('Winter of Code');
    fireEvent.change(dialog.getByLabelText('Certificate URL optional'), {
      target: { value: 'https://chess.example.org/42' },
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('State Chess Open submitted again.')).toBeVisible();
    expect(bodies).toMatchObject([
      { version: 2, title: 'State Chess Open', certificate_url: 'https://chess.example.org/42', certificate_id: null },
    ]);
    expect((await row('State Chess Open')).getByText('Pending')).toBeVisible();
  });

  it('is told when another window changed it, and keeps what was typed', async () => {
    server.use(answers(calls.changeAchievement, () => problem('ACHIEVEMENT.CHANGED_MEANWHILE') as never));
    const { user } = show();
    await user.click((await row('Smart India Hackathon')).getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit achievement' }));
    fireEvent.change(dialog.getByLabelText('Rank optional'), { target: { value: 'First place' } });
    achievements = [anAchievement({ version: 2, level: 'International' })];
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Someone else changed: Level.')).toBeVisible();
    expect(dialog.getByLabelText('Rank optional')).toHaveValue('First place');
    expect(dialog.getByLabelText('Level optional')).toHaveValue('International');
  });
});

describe('withdrawing an achievement', () => {
  it('asks first, then takes it from the list, which has the focus', async () => {
    const withdrawn: unknown[] = [];
    server.use(
      answers(calls.withdrawAchievement, ({ params }) => {
        withdrawn.push(params['id']);
        achievements = [verified];
        return undefined;
      }),
    );
    const { user } = show();
    await user.click((await row('State Chess Open')).getByRole('button', { name: 'Withdraw' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw State Chess Open?' }));
    await user.click(question.getByRole('button', { name: 'Withdraw achievement' }));
    expect(await screen.findByText('State Chess Open withdrawn.')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Inter-college Debate']));
    expect(withdrawn).toEqual([returned._id]);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Your achievements' })).toHaveFocus());
  });

  it('says that a verification is lost, and why it was refused', async () => {
    server.use(refuses(calls.withdrawAchievement, 'ACHIEVEMENT.NOT_FOUND'));
    const { user } = show();
    await user.click((await row('Inter-college Debate')).getByRole('button', { name: 'Withdraw' }));
    expect(screen.getByText(/its verification is lost/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw achievement' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("This achievement doesn't exist.");
  });
});
