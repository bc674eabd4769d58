import { calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { anAchievement, returned, verified } from './sample-achievements';
import { aSummary, emptyHome } from './sample-home';

const server = portalServer(...emptyHome);

async function showLatest() {
  renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
  return within(await screen.findByRole('region', { name: 'Latest Achievement' }));
}

describe('the latest achievement', () => {
  it('has title, kind, date and who verified it, and leads to all', async () => {
    server.use(answers(calls.readProfileSummary, aSummary({ latest_achievement: { ...verified, level: 'State' } })));
    const latest = await showLatest();
    expect(await latest.findByRole('link', { name: 'Inter-college Debate' })).toHaveAttribute(
      'href',
      '/view-achievements',
    );
    expect(latest.getByText('Cultural, State')).toBeVisible();
    expect(latest.getByText('Verified')).toBeVisible();
    expect(latest.getByText('12 Nov 2026')).toBeVisible();
    expect(latest.getByText('Verified by Zoya Khan')).toBeVisible();
    expect(latest.getByRole('link', { name: 'View Achievements' })).toHaveAttribute('href', '/view-achievements');
  });

  it('says that it waits, or why it was returned', async () => {
    server.use(answers(calls.readProfileSummary, aSummary({ latest_achievement: returned })));
    const latest = await showLatest();
    expect(await latest.findByText('Returned')).toBeVisible();
    expect(latest.getByText('Returned by Ravi Kumar on 17 Nov 2026: The certificate is missing.')).toBeVisible();
    expect(latest.getByText('Flood warning from canal gauges.')).toBeVisible();
  });

  it('is pending until somebody decides', async () => {
    server.use(answers(calls.readProfileSummary, aSummary({ latest_achievement: anAchievement() })));
    const latest = await showLatest();
    expect(await latest.findByText('Pending')).toBeVisible();
    expect(latest.getByText('Technical, National, Second place')).toBeVisible();
  });

  it('of a new student says No achievements yet', async () => {
    const latest = await showLatest();
    expect(await latest.findByText('No achievements yet')).toBeVisible();
  });
});
