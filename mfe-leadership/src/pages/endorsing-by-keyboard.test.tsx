import { calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EndorsePage } from './endorse-page';
import { aClaim, anAchievement } from './sample-endorsements';

const names = ['Tabla', 'Veena', 'Mime'] as const;
const claims = names.map((name) => aClaim(name));
let decided: unknown[];
const success = { success: true } as const;
const server = portalServer();

beforeEach(() => {
  decided = [];
  server.use(
    answers(calls.listUnendorsedUserSkills, claims, { 'x-total-count': '3' }),
    answers(calls.listUnendorsedSkills, []),
    answers(calls.listUnendorsedAchievements, [anAchievement('Battle of Bands')]),
    answers(calls.listEndorsedUserSkills, []),
    answers(calls.listVerifiedAchievements, []),
    answers(calls.listUnits, []),
    answers(calls.endorseUserSkill, ({ params }) => {
      decided.push(['endorsed', params.id]);
      return success;
    }),
    answers(calls.returnUserSkill, ({ params, body }) => {
      decided.push([body.reason, params.id]);
      return success;
    }),
  );
});

const show = (at = '') =>
  renderWithPortal(<EndorsePage />, { as: 'GENSEC_CULTURAL', at: `/gensec-endorse${at}`, path: '/gensec-endorse' });
const row = (name: string) => screen.findByRole('listitem', { name: new RegExp(`^${name} `) });
const idOf = (name: string) => aClaim(name)._id;

describe('the queue by keyboard alone', () => {
  it('names its keys', async () => {
    show();
    expect(
      await screen.findByText('Shortcuts: J and K to move, Enter for evidence, X to select, E to endorse, R to return'),
    ).toBeVisible();
  });

  it('is gone through, endorsed and returned to the last one without losing the focus', async () => {
    const { user } = show();
    await row('Tabla');
    await user.keyboard('jk');
    expect(await row('Tabla')).toHaveFocus();
    await user.keyboard('e');
    await waitFor(async () => expect(await row('Veena')).toHaveFocus());
    await user.keyboard('r');
    const reason = within(await screen.findByRole('dialog')).getByLabelText('Reason');
    await waitFor(() => expect(reason).toHaveFocus());
    await user.keyboard('Jazz, rock and jokes{Enter}');
    await waitFor(async () => expect(await row('Mime')).toHaveFocus());
    await user.keyboard('e');
    expect(await screen.findByText('All user skills endorsed!')).toBeVisible();
    expect(screen.getByRole('group', { name: 'User Skills' })).toHaveFocus();
    await waitFor(() =>
      expect(decided).toEqual([
        ['endorsed', idOf('Tabla')],
        ['Jazz, rock and jokes', idOf('Veena')],
        ['endorsed', idOf('Mime')],
      ]),
    );
  });

  it('leads to the evidence by Enter, and back by Escape', async () => {
    const { user } = show();
    await row('Tabla');
    await user.keyboard('j{Enter}');
    expect(screen.getByRole('complementary', { name: 'Veena' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await row('Veena')).toHaveFocus();
    await user.keyboard('j');
    expect(await row('Mime')).toHaveFocus();
    await user.keyboard('j');
    expect(await row('Mime')).toHaveFocus();
  });

  it('selects by X, and E is about what is selected', async () => {
    let ids: readonly string[] = [];
    server.use(
      answers(calls.decideUserSkills, ({ body }) => {
        ids = body.ids;
        return { decided: body.ids, refused: [] };
      }),
    );
    const { user } = show();
    await row('Tabla');
    await user.keyboard('xjx');
    expect(await screen.findByText('2 of 3 selected')).toBeVisible();
    await user.keyboard('e');
    expect(await screen.findByText('2 skills endorsed.')).toBeVisible();
    expect(ids).toEqual([idOf('Tabla'), idOf('Veena')]);
    expect(await row('Mime')).toHaveFocus();
  });

  it('goes on from a checkbox, and leaves Enter to what can be pressed', async () => {
    const { user } = show();
    await row('Tabla');
    await user.click(screen.getByRole('checkbox', { name: 'Select Tabla, Farhan Ali' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Tabla, Farhan Ali' }));
    await user.keyboard('j');
    expect(await row('Veena')).toHaveFocus();
    screen.getByRole('button', { name: 'Endorse' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(decided).toEqual([['endorsed', idOf('Veena')]]));
    expect(screen.getByRole('button', { name: 'Endorse' })).toHaveFocus();
  });

  it('does nothing while somebody types, or outside of the panel', async () => {
    const { user, address } = show();
    await row('Tabla');
    await user.type(screen.getByRole('searchbox'), 'jeer');
    expect(screen.getByRole('searchbox')).toHaveValue('jeer');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toContain('q=jeer'));
    screen.getByRole('tab', { name: /^User Skills/ }).focus();
    await user.keyboard('e');
    expect(decided).toEqual([]);
  });

  it('verifies achievements', async () => {
    server.use(answers(calls.verifyAchievement, anAchievement('Battle of Bands', { state: 'verified' })));
    const { user } = show('?tab=achievements');
    await row('Battle of Bands');
    expect(screen.getByText(/E to verify/)).toBeVisible();
    await user.keyboard('e');
    expect(await screen.findByText('Battle of Bands, Farhan Ali verified.')).toBeVisible();
    expect(await screen.findByText('No achievements pending endorsement.')).toBeVisible();
  });
});
