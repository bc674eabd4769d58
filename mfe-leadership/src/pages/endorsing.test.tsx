import { calls } from '@portal/contracts';
import { answers, isUnreachable, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EndorsePage } from './endorse-page';
import { aClaim, anAchievement, aSkill } from './sample-endorsements';

const tabla = aClaim('Tabla');
const veena = aClaim('Veena');
const mime = aClaim('Mime');
const success = { success: true } as const;
const server = portalServer(
  answers(calls.listUnendorsedUserSkills, [tabla, veena, mime], { 'x-total-count': '3' }),
  answers(calls.listUnendorsedSkills, [aSkill('Tabla'), aSkill('Veena')]),
  answers(calls.listUnendorsedAchievements, [anAchievement('Battle of Bands')]),
  answers(calls.listEndorsedUserSkills, []),
  answers(calls.listVerifiedAchievements, []),
  answers(calls.listUnits, []),
);

const show = (at = '') =>
  renderWithPortal(<EndorsePage />, { as: 'GENSEC_CULTURAL', at: `/gensec-endorse${at}`, path: '/gensec-endorse' });
const row = (name: string) => screen.findByRole('listitem', { name: new RegExp(`^${name} `) });
const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByRole('listitem', { name: new RegExp(`^${name} `) })).not.toBeInTheDocument());
const select = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}, Farhan Ali` });

describe('endorsing', () => {
  it('takes a claim out of the list at once, before the server has answered', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      answers(calls.endorseUserSkill, async () => {
        await answered;
        return success;
      }),
    );
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    await noRow('Tabla');
    expect(screen.getByText('2 pending')).toBeVisible();
    expect(await row('Veena')).toHaveAttribute('aria-current', 'true');
    answer();
    expect(await screen.findByText('Tabla, Farhan Ali endorsed.')).toBeVisible();
    await noRow('Tabla');
  });

  it('brings it back with the name of who was first', async () => {
    const message = 'Kavya Iyer has already endorsed this.';
    server.use(refuses(calls.endorseUserSkill, 'RECORD.ALREADY_ENDORSED', { message }));
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Tabla, Farhan Ali: ${message}`);
    expect(await row('Tabla')).toBeVisible();
  });

  it('is of the version that was read, and shows what the student has made of it since', async () => {
    const changed = { ...tabla, version: 2, proficiency_level: 'expert' } as const;
    server.use(
      answers(calls.endorseUserSkill, ({ body }) =>
        body.version === changed.version ? success : problem('RECORD.CHANGED_MEANWHILE'),
      ),
    );
    const { user } = show();
    expect(await row('Tabla')).toHaveTextContent('Intermediate');
    server.use(answers(calls.listUnendorsedUserSkills, [changed]));
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This has changed since you opened it.');
    await waitFor(async () => expect(await row('Tabla')).toHaveTextContent('Expert'));
    server.use(answers(calls.listUnendorsedUserSkills, []));
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    expect(await screen.findByText('Tabla, Farhan Ali endorsed.')).toBeVisible();
  });

  it('brings it back when the portal cannot be reached, and says that it failed', async () => {
    server.use(isUnreachable(calls.endorseUserSkill));
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to endorse skill. Please try again.');
    expect(await row('Tabla')).toBeVisible();
  });

  it('decides on several at once, and names the rest with the reason', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.decideUserSkills, ({ body }) => {
        bodies.push(body);
        const message = 'This is decided by another officer.';
        return { decided: [tabla._id], refused: [{ _id: mime._id, message }] };
      }),
    );
    const { user } = show();
    await user.click(await select('Tabla'));
    await user.click(await select('Mime'));
    expect(screen.getByText('2 of 3 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    server.use(answers(calls.listUnendorsedUserSkills, [veena, mime], { 'x-total-count': '2' }));
    await user.click(screen.getByRole('button', { name: 'Endorse 2' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Mime, Farhan Ali: This is decided by another officer.');
    await noRow('Tabla');
    expect(await row('Mime')).toBeVisible();
    expect(bodies).toEqual([{ ids: [tabla._id, mime._id], versions: [1, 1], decision: 'endorsed' }]);
  });

  it('selects all, or none', async () => {
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('3 of 3 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('3 pending')).toBeVisible();
  });

  it('loads more when everything that was loaded is endorsed', async () => {
    const next = '<http://localhost/api/skills/user-skills/unendorsed/cultural?cursor=abc>; rel="next"';
    server.use(
      answers(calls.listUnendorsedUserSkills, ({ query }) =>
        query.cursor === 'abc' ? [veena] : Response.json([tabla], { headers: { link: next, 'x-total-count': '2' } }),
      ),
      answers(calls.endorseUserSkill, success),
    );
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    expect(await row('Veena')).toBeVisible();
    expect(screen.queryByText('All user skills endorsed!')).not.toBeInTheDocument();
  });

  it('says when no more could be loaded, and asks again only on request', async () => {
    const next = '<http://localhost/api/skills/user-skills/unendorsed/cultural?cursor=abc>; rel="next"';
    let asked = 0;
    let isAway = true;
    server.use(
      answers(calls.listUnendorsedUserSkills, async ({ query }) => {
        if (query.cursor !== 'abc') return Response.json([tabla], { headers: { link: next, 'x-total-count': '2' } });
        asked += 1;
        // Long enough for the page to show that it loads.
        await new Promise((resolve) => setTimeout(resolve, 50));
        return isAway ? problem('SYSTEM.UNAVAILABLE') : [veena];
      }),
      answers(calls.endorseUserSkill, success),
    );
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    const failed = () => screen.findByText("We couldn't load more.");
    expect(await failed()).toBeVisible();
    const tries = asked;
    for (const more of [1, 2, 3]) {
      await user.click(await screen.findByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(asked).toBeGreaterThanOrEqual(tries + more));
      expect(await failed()).toBeVisible();
    }
    expect(asked).toBe(tries + 3);
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Veena')).toBeVisible();
  });

  it('endorses several skills of the catalogue, each that can be', async () => {
    const [first, second] = [aSkill('Tabla'), aSkill('Veena')];
    const message = 'Kavya Iyer has already endorsed this.';
    server.use(
      answers(calls.endorseSkill, ({ params }) =>
        params.id === first._id ? success : problem('RECORD.ALREADY_ENDORSED', { message }),
      ),
    );
    const { user } = show('?tab=skills');
    await row('Tabla');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    server.use(answers(calls.listUnendorsedSkills, [second]));
    await user.click(screen.getByRole('button', { name: 'Endorse 2' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Veena, Farhan Ali: ${message}`);
    await noRow('Tabla');
  });

  it('says when a skill of the catalogue could not be endorsed', async () => {
    server.use(isUnreachable(calls.endorseSkill));
    const { user } = show('?tab=skills');
    await row('Tabla');
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to endorse skill. Please try again.');
    expect(await row('Tabla')).toBeVisible();
  });

  it('verifies an achievement, and says when that failed', async () => {
    server.use(isUnreachable(calls.verifyAchievement));
    const { user } = show('?tab=achievements');
    await row('Battle of Bands');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to verify achievement.');
    server.use(
      answers(calls.verifyAchievement, anAchievement('Battle of Bands', { state: 'verified', verified: true })),
    );
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('No achievements pending endorsement.')).toBeVisible();
  });
});

describe('returning', () => {
  it('asks for a reason, and sends it by Enter', async () => {
    const reasons: unknown[] = [];
    server.use(
      answers(calls.returnUserSkill, ({ params, body }) => {
        reasons.push([params.id, body]);
        return success;
      }),
    );
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return 1 skill' }));
    expect(dialog.getByText('Tabla')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Please give a reason\.$/);
    await user.type(dialog.getByLabelText('Reason'), 'Please name the year.{Enter}');
    expect(await screen.findByText('Tabla, Farhan Ali returned.')).toBeVisible();
    await noRow('Tabla');
    expect(reasons).toEqual([[tabla._id, { version: 1, reason: 'Please name the year.' }]]);
  });

  it('returns a new skill, with a word to each student who claims it', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.returnSkill, ({ params, body }) => {
        sent.push([params.id, body]);
        return success;
      }),
    );
    const { user } = show('?tab=skills');
    await row('Tabla');
    await user.click(screen.getByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return 1 skill' }));
    expect(dialog.getByText(/^Each student who claims it sees the reason/)).toBeVisible();
    server.use(answers(calls.listUnendorsedSkills, [aSkill('Veena')]));
    await user.type(dialog.getByLabelText('Reason'), 'Please spell it out.{Enter}');
    expect(await screen.findByText('Tabla, Farhan Ali returned.')).toBeVisible();
    await noRow('Tabla');
    expect(sent).toEqual([[aSkill('Tabla')._id, { reason: 'Please spell it out.' }]]);
  });

  it('keeps the reason when it could not be sent', async () => {
    server.use(isUnreachable(calls.decideUserSkills));
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Return 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return 3 skills' }));
    await user.type(dialog.getByLabelText('Reason'), 'Please name the year.');
    await user.click(dialog.getByRole('button', { name: 'Return 3' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't return this. Please try again.");
    expect(dialog.getByLabelText('Reason')).toHaveValue('Please name the year.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await row('Tabla')).toBeVisible();
  });
});
