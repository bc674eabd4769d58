import type { Metrics } from '@portal/service-kit';
import { Counter } from 'prom-client';

/** Anyone can send a report: only directives that browsers know become labels, so that their number stays bounded. */
const DIRECTIVES =
  /^(default|script|style|img|font|connect|object|frame|worker|media|manifest)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors)$/;

/** Counts the violations of the content security policy by directive; gives the name it was counted under. */
export function createCspReportCounter(metrics: Metrics) {
  const reports = new Counter({
    name: 'portal_csp_reports_total',
    help: 'Reports of what the content security policy stopped, by directive.',
    labelNames: ['directive'],
    registers: [metrics.registry],
  });
  return function countReport(directive: string): string {
    const counted = DIRECTIVES.test(directive) ? directive : 'other';
    reports.inc({ directive: counted });
    return counted;
  };
}
