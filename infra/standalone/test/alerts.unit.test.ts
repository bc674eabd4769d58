import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGatewayCounters } from '@portal/gateway';
import { createMetrics } from '@portal/service-kit';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');
const rules = read('infra/alerts/portal.rules.yml');

describe('the alert rules', () => {
  it('use metrics that every service has', async () => {
    const metrics = createMetrics('org');
    metrics.watchOutbox(async () => 0);
    metrics.watchRelay(async () => 0);
    metrics.watchConsumer('portal.org', async () => 0);
    metrics.watchReadiness(async () => true);
    metrics.watchBus(async () => true);
    createGatewayCounters(metrics);
    const known = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name);
    const asked = [...rules.matchAll(/^ +expr: (.+)$/gm)].flatMap(([, expr = '']) => expr.match(/portal_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('each link to a chapter of the runbook', () => {
    const anchors = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    const linked = [...rules.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(([, anchor]) => anchor);
    expect(linked).toHaveLength([...rules.matchAll(/- alert: /g)].length);
    expect(linked.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
  });
});
