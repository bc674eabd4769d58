import { createFixtureTree } from '../repository/fixture-tree';
import { checkStructure, inspect } from './structure-lint';

const refused: [path: string, text: string, finding: RegExp][] = [
  ['services/events/src/events/helpers.ts', '', /says nothing/],
  ['packages/ui/src/utils/colour.ts', '', /says nothing/],
  ['services/events/src/room-manager/room-manager.service.ts', '', /says nothing/],
  ['services/events/src/events/queries.ts', '', /a file of a module is/],
  ['services/events/src/events/deep/event.service.ts', '', /no folders/],
  [
    'services/events/src/events/seat-plan.service.ts',
    'export function planSeats() {}',
    /createSeatPlanService or createSeatPlan;/,
  ],
  ['services/events/src/wiring.ts', '', /src\/ of a service holds/],
  ['mfe-events/src/state.ts', '', /src\/ of a remote holds/],
  ['mfe-events/src/features/review/state/store.ts', '', /a remote has pages/],
  ['services/events/src/events/routes.test.ts', '', /no runner picks this test/],
  ['packages/ui/src/button/button.unit.test.tsx', '', /no runner picks this test/],
  ['services/events/src/events/pact.pact.test.ts', '', /no runner picks this test/],
  ['services/events/contract/units.consumer.pact.test.ts', '', /no runner picks this test/],
  ['services/events/contract/activity.provider.pact.test.ts', '', /no runner picks this test/],
  ['e2e/login.spec.ts', '', /no runner picks this test/],
  ['packages/ui/src/__tests__/button.ts', '', /beside the code/],
  ['packages/ui/src/button/button.tsx', '// eslint-disable-next-line no-console\n', /silenced/],
  ['packages/contracts/src/call.ts', 'import { z } from' + " 'zod';", /every locale/],
  ['services/org/src/clubs/club.repository.ts', "await import('@portal/embedded-mongo');", /which store it has/],
  ['packages/service-kit/src/store/connect.ts', 'if ((await db.admin().buildInfo()).ok)', /which store it has/],
  ['services/org/test/clubs.ts', "url.includes('directConnection=true')", /which store it has/],
  ['mfe-events/src/features/rooms/components/day.tsx', '<input type="' + 'date" />', /DateField/],
  ['packages/ui/src/clock/clock.tsx', "createElement('input', { type: '" + "time' })", /DateField/],
  ['packages/web-kit/src/forms/moment.tsx', "<TextField type={'" + "datetime-local'} />", /DateField/],
];

const accepted: [path: string, text: string][] = [
  ['services/events/src/events/event.service.ts', 'export function createEventService() {}'],
  ['services/events/src/room-requests/review-queue.service.ts', 'export function createReviewQueue() {}'],
  ['services/events/src/room-requests/review.service.unit.test.ts', ''],
  ['services/auth/src/roles/composition.ts', ''],
  ['services/events/src/registrations/csv.presenter.ts', ''],
  ['services/auth/src/sessions/bearer.middleware.ts', ''],
  ['services/auth/src/google/provider.client.ts', ''],
  ['services/auth/src/roles/role-changed.template.ts', ''],
  ['services/events/contract/consumers.provider.pact.test.ts', ''],
  ['gateway/contract/auth.consumer.pact.test.ts', ''],
  ['mfe-events/src/features/review/api/review.ts', ''],
  ['mfe-events/src/features/review/components/form.tsx', ''],
  ['mfe-events/src/features/review/form-values.ts', ''],
  ['mfe-events/src/pages/list-page.tsx', ''],
  ['mfe-events/src/messages.ts', ''],
  ['infra/standalone/src/document-store.ts', "await import('@portal/embedded-mongo');"],
  ['packages/test-kit/src/test-store.ts', "await import('@portal/embedded-mongo');"],
  ['e2e/journeys/login.spec.ts', ''],
  ['packages/ui/src/clock/clock.tsx', '<input type="text" />'],
];

describe('the structure of the repository', () => {
  it.each(refused)('refuses %s', (path, text, finding) => {
    expect(inspect({ path, text }).join('\n')).toMatch(finding);
  });

  it.each(accepted)('accepts %s', (path, text) => {
    expect(inspect({ path, text })).toEqual([]);
  });
});

describe('the modules of a workspace', () => {
  it('are listed in its modules.json, each once', () => {
    const tree = createFixtureTree({
      'services/events/modules.json': '["calendars", "events"]',
      'services/events/src/calendars/calendar.domain.ts': '',
      'services/events/src/events/event.domain.ts': '',
      'services/org/modules.json': '["clubs", "units", "clubs"]',
      'services/org/src/clubs/club.domain.ts': '',
      'services/org/src/positions/position.domain.ts': '',
      'services/records/src/profiles/profile.domain.ts': '',
      'gateway/src/proxy/refusal.ts': '',
      'infra/demo-data/src/rooms.ts': '',
      'mfe-events/src/pages/list-page.tsx': '',
      'packages/ui/modules.json': '["days", "index.ts", "forms.ts"]',
      'packages/ui/src/days/day.tsx': '',
      'packages/ui/src/field/field.tsx': '',
      'packages/ui/src/index.ts': '',
    });
    expect(checkStructure(tree.dir)).toEqual([
      'gateway/modules.json: is missing; it lists the folders of src/, from the uppermost to the lowest',
      'packages/ui/modules.json: add "field", above the modules that it imports and below those that import it',
      'packages/ui/modules.json: src/ has no folder "forms.ts"',
      'services/org/modules.json: add "positions", above the modules that it imports and below those that import it',
      'services/org/modules.json: src/ has no folder "units"',
      'services/org/modules.json: names "clubs" twice',
      'services/records/modules.json: is missing; it lists the folders of src/, from the uppermost to the lowest',
    ]);
    tree.remove();
  });
});

describe('a contract test', () => {
  it('has a provider that keeps its pact', () => {
    const tree = createFixtureTree({
      'mfe-events/contract/events.consumer.pact.test.ts': '',
      'mfe-events/contract/records.consumer.pact.test.ts': '',
      'services/events/contract/consumers.provider.pact.test.ts': '',
      'services/events/src/index.ts': '',
      'services/events/modules.json': '[]',
    });
    expect(checkStructure(tree.dir)).toEqual([
      'mfe-events/contract/records.consumer.pact.test.ts: nobody keeps it: add services/records/contract/consumers.provider.pact.test.ts',
    ]);
    tree.remove();
  });
});
