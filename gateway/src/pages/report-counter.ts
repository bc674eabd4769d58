import type { Metrics } from '@portal/service-kit';
import { Counter } from 'prom-client';

/** Anyone can send a report: only names that browsers know become labels. */
const DIRECTIVES =
  /^(default|script|style|img|font|connect|object|frame|worker|media|manifest)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors)$/;

/** Counts what the content security policy stopped, by directive. */
export function createReportCounter(metrics: Metrics): (directive: string) => void {
  const reports = new Counter({
    name: 'portal_csp_reports_total',
    help: 'Reports of what the content security policy stopped, by directive.',
    labelNames: ['directive'],
    registers: [metrics.registry],
  });
  return (directive) => reports.inc({ directive: DIRECTIVES.test(directive) ? directive : 'other' });
}
