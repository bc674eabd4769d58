import { calls, type Role, type UnitTree } from '@portal/contracts';
import { Link } from '@portal/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { answers, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { UnitsPage } from './units-page';

const id = (number: number) => number.toString(16).padStart(24, '0');
type TreeUnit = UnitTree['units'][number];
const unit = (number: number, name: string, more: Partial<TreeUnit> = {}): TreeUnit => ({
  _id: id(number),
  name,
  type: 'Club',
  category: 'scitech',
  parent_unit_id: null,
  is_active: true,
  ...more,
});
const units = [
  unit(3, 'Coding Club', { parent_unit_id: id(2) }),
  unit(5, 'Film Club', { parent_unit_id: id(1), category: 'cultural', is_active: false }),
  unit(2, 'SciTech Council', { parent_unit_id: id(1), type: 'Council' }),
  unit(1, 'Student Council', { type: 'Council', category: 'independent' }),
];
const server = portalServer(answers(calls.readUnitTree, { units, total: units.length }));

const show = (at = '/units', as: Role = 'STUDENT') => renderWithPortal(<UnitsPage />, { as, at, path: '/units' });
const rows = () => screen.queryAllByRole('treeitem');
const names = () => rows().map(({ textContent }) => textContent);
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** The page of the units, and the way back to it from any other. */
function UnitsAndBack() {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link href="/units">Units</Link>
      {pathname === '/units' ? <UnitsPage key={key} /> : null}
    </>
  );
}

const { matchMedia } = window;
/** The layout of a phone; otherwise it is that of a desktop. */
function beAPhone(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('width < 37.5rem') }));
}
afterEach(() => jest.restoreAllMocks());

describe('the units', () => {
  it('are a tree, with what is below each, its type and whether it is inactive', async () => {
    show();
    expect(await screen.findByRole('tree', { name: 'Organizational units' })).toBeVisible();
    expect(names()).toEqual([
      'Student CouncilCouncil',
      'Film ClubClubInactive',
      'SciTech CouncilCouncil',
      'Coding ClubClub',
    ]);
    expect(row('Coding Club')).toHaveAttribute('aria-level', '3');
    expect(row('SciTech Council')).toHaveAttribute('aria-setsize', '2');
    expect(row('Film Club')).toHaveAttribute('href', `/units/${id(5)}`);
    expect(screen.getByText('Showing 4 of 4 units')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Organizational Unit' })).not.toBeInTheDocument();
  });

  it('can be created by whoever may', async () => {
    show('/units', 'GENSEC_SPORTS');
    expect(await screen.findByRole('link', { name: 'Create Organizational Unit' })).toHaveAttribute(
      'href',
      '/create-org-unit',
    );
  });

  it('lead whoever creates them to the import from a file', async () => {
    show('/units', 'GENSEC_SPORTS');
    expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute('href', '/import?kind=units');
  });

  it('are exported by officers, as they are searched', async () => {
    const { user } = show('/units?q=coding', 'CLUB_COORDINATOR');
    await screen.findByRole('tree');
    expect(screen.queryByRole('link', { name: 'Import' })).not.toBeInTheDocument();
    const exported: object[] = [];
    server.use(
      answers(calls.readUnitTree, ({ query, headers }) => {
        exported.push({ ...query, as: headers.get('Accept') });
        return problem('SYSTEM.UNAVAILABLE');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText("We couldn't export the units.")).toBeVisible();
    expect(exported).toEqual([{ q: 'coding', as: 'text/csv' }]);
  });

  it('are walked through, opened and closed by keyboard', async () => {
    const { user, address } = show();
    await screen.findByRole('tree');
    expect(rows().filter((one) => one.tabIndex === 0)).toEqual([row('Student Council')]);
    await user.tab();
    await user.tab();
    expect(row('Student Council')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(row('SciTech Council')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(row('Coding Club')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row('SciTech Council')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row('SciTech Council')).toHaveAttribute('aria-expanded', 'false');
    expect(rows()).toHaveLength(3);
    await user.keyboard('{ArrowRight}');
    expect(row('SciTech Council')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Home}');
    expect(row('Student Council')).toHaveFocus();
    await user.keyboard('{End}');
    expect(row('Coding Club')).toHaveFocus();
    await user.keyboard('f');
    expect(row('Film Club')).toHaveFocus();
    await user.keyboard(' ');
    expect(address()).toBe(`/units/${id(5)}`);
  });

  it('are as they were left after Back, and as at first where they are opened anew', async () => {
    const { user } = renderWithPortal(<UnitsAndBack />, { at: '/units', path: '*' });
    await user.click(await screen.findByTestId(`toggle-${id(2)}`));
    expect(rows()).toHaveLength(3);
    await user.click(row('Film Club'));
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('tree')).toBeVisible();
    expect(row('SciTech Council')).toHaveAttribute('aria-expanded', 'false');
    expect(rows()).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: 'Units' }));
    expect(row('SciTech Council')).toHaveAttribute('aria-expanded', 'true');
  });

  it('are found by their first letter without its accent and the signs before it', async () => {
    const parent_unit_id = id(1);
    const signed = [unit(2, 'Élan Club', { parent_unit_id }), unit(3, '“Beats” Society', { parent_unit_id })];
    server.use(answers(calls.readUnitTree, { units: [...signed, unit(1, 'Student Council')], total: 3 }));
    const { user } = show();
    await screen.findByRole('tree');
    await user.tab();
    await user.tab();
    await user.keyboard('e');
    expect(row('Élan Club')).toHaveFocus();
    await user.keyboard('b');
    expect(row('“Beats” Society')).toHaveFocus();
  });

  it('are found by more letters, and by another one after a pause', async () => {
    const parent_unit_id = id(1);
    const names = ['Rangoli Club', 'Robotics Club', 'Rock Club', 'Opera Club'];
    const clubs = names.map((name, index) => unit(index + 2, name, { parent_unit_id }));
    server.use(answers(calls.readUnitTree, { units: [...clubs, unit(1, 'Student Council')], total: 5 }));
    const { user } = show();
    await screen.findByRole('tree');
    await user.tab();
    await user.tab();
    await user.keyboard('rob');
    expect(row('Robotics Club')).toHaveFocus();
    const pause = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    await user.keyboard('o');
    expect(row('Opera Club')).toHaveFocus();
    pause.mockRestore();
  });

  it('are opened and closed by the mouse without leaving the page', async () => {
    const { user, address } = show();
    await screen.findByRole('tree');
    await user.click(screen.getByTestId(`toggle-${id(1)}`));
    expect(rows()).toHaveLength(1);
    expect(address()).toBe('/units');
  });

  it('are found by the beginnings of words, with all above them', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), 'cod');
    await waitFor(() =>
      expect(names()).toEqual(['Student CouncilCouncil', 'SciTech CouncilCouncil', 'Coding ClubClub']),
    );
    expect(screen.getByText('Showing 1 of 4 units')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No units found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all units' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('can be loaded again after a failure', async () => {
    server.use(refuses(calls.readUnitTree, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load the units.")).toBeVisible();
    server.use(answers(calls.readUnitTree, { units, total: 4 }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('tree')).toBeVisible();
  });
});

describe('the units on a phone', () => {
  beforeEach(beAPhone);
  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('begin with what is below the one at the top', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Open Student Council' })).toHaveAttribute(
      'href',
      `/units/${id(1)}`,
    );
    expect(links().slice(1)).toEqual([
      ['Film ClubClub · Inactive', `/units/${id(5)}`],
      ['SciTech CouncilCouncil · 1 sub-unit', `/units?in=${id(2)}`],
    ]);
  });

  it('are one level at a time where several are at the top', async () => {
    const others = units.filter(({ _id }) => _id !== id(1));
    server.use(answers(calls.readUnitTree, { units: others, total: others.length }));
    show();
    expect(await screen.findByRole('link', { name: /^SciTech Council/ })).toHaveAttribute('href', `/units?in=${id(2)}`);
    expect(links().map(([, href]) => href)).not.toContain(`/units/${id(3)}`);
  });

  it('lead to the unit itself, to what is below it and back up', async () => {
    show(`/units?in=${id(2)}`);
    await screen.findByRole('link', { name: 'Open SciTech Council' });
    expect(links()).toEqual([
      ['Student Council', `/units?in=${id(1)}`],
      ['Open SciTech Council', `/units/${id(2)}`],
      ['Coding ClubClub', `/units/${id(3)}`],
    ]);
  });

  it('are a list while one searches, each with where it stands', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), 'club');
    await waitFor(() =>
      expect(links()).toEqual([
        ['Coding ClubStudent Council · SciTech Council · Club', `/units/${id(3)}`],
        ['Film ClubStudent Council · Club · Inactive', `/units/${id(5)}`],
      ]),
    );
  });
});
