import { advise, planInstall } from './tools';

describe('the tools of the tests', () => {
  it('asks for nothing where everything is there', () => {
    expect(planInstall({ missing: [], isRoot: false, hasApt: false })).toEqual({ commands: [], advice: [] });
  });

  it('installs what is missing as root on Debian', () => {
    expect(planInstall({ missing: ['chromium', 'rabbitmq-server'], isRoot: true, hasApt: true })).toEqual({
      commands: [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'rabbitmq-server'],
      ],
      advice: [],
    });
  });

  it('lets Playwright bring the browser where apt may not', () => {
    const plan = planInstall({ missing: ['chromium'], isRoot: false, hasApt: true });
    expect(plan).toEqual({ commands: [['npx', 'playwright', 'install', 'chromium']], advice: [] });
  });

  it('says plainly what to install where it has no right to', () => {
    const { advice } = planInstall({ missing: ['rabbitmq-server'], isRoot: false, hasApt: true });
    expect(advice.join()).toContain('apt-get install rabbitmq-server');
    expect(advise(['chromium']).join()).toContain('PLAYWRIGHT_CHROMIUM');
  });
});
