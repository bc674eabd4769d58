import { calls, type Role } from '@portal/contracts';
import { answers, portalServer, problem, renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { PositionsPage } from './positions-page';
import { aHolder } from './sample-holders';
import { aPosition } from './sample-positions';

const server = portalServer();

beforeEach(() => server.use(answers(calls.listUnits, []), answers(calls.listClaims, [])));

const show = (at: string, as: Role) => renderWithPortal(<PositionsPage />, { as, at, path: '/cosa' });

describe('positions and their holders', () => {
  it('are exported as they are filtered', async () => {
    const exported: object[] = [];
    server.use(
      answers(calls.listPositions, ({ query, headers }) => {
        if (headers.get('Accept') !== 'text/csv') return [aPosition()];
        exported.push(query);
        return problem('SYSTEM.UNAVAILABLE');
      }),
    );
    const { user } = show('/cosa?type=Member', 'CLUB_COORDINATOR');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText("We couldn't export the positions.")).toBeVisible();
    expect(exported).toMatchObject([{ type: 'Member' }]);
  });

  it('of the second tab are the holders', async () => {
    const exported: object[] = [];
    server.use(
      answers(calls.listHolders, ({ query, headers }) => {
        if (headers.get('Accept') !== 'text/csv') return [aHolder()];
        exported.push(query);
        return problem('SYSTEM.UNAVAILABLE');
      }),
    );
    const { user } = show('/cosa?tab=holders&status=completed', 'PRESIDENT');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText("We couldn't export the position holders.")).toBeVisible();
    expect(exported).toMatchObject([{ status: 'completed' }]);
  });

  it('lead to the import of their kind, for those who may import', async () => {
    server.use(answers(calls.listPositions, [aPosition()]), answers(calls.listHolders, [aHolder()]));
    const { user } = show('/cosa', 'GENSEC_SPORTS');
    expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute('href', '/import?kind=positions');
    await user.click(screen.getByRole('tab', { name: 'View Position Holders (POR)' }));
    expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/import?kind=holders');
  });

  it('are exported by no student', async () => {
    server.use(answers(calls.listPositions, [aPosition()]));
    show('/cosa', 'STUDENT');
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});
