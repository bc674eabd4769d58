import type { Logger, Metrics } from '@portal/service-kit';
import express, { Router } from 'express';
import { createCspReportCounter } from './csp-report-counter';
import { CSP_REPORTS_PATH } from './security-headers.middleware';

const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];
const MAX_REPORTS = 20;
const MAX_FIELD_LENGTH = 200;

/** URLs may hold secrets: of a report only the directive and the origin that it stopped are logged. */
function summaryOf(report: unknown): { directive: string; blocked: string } {
  const { body, 'csp-report': legacyBody } = (report ?? {}) as { body?: unknown; 'csp-report'?: unknown };
  const fields = (body ?? legacyBody ?? {}) as Record<string, unknown>;
  const directive = fields.effectiveDirective ?? fields['effective-directive'] ?? fields['violated-directive'];
  const blocked = textOf(fields.blockedURL ?? fields['blocked-uri']);
  return { directive: textOf(directive), blocked: URL.canParse(blocked) ? new URL(blocked).origin : blocked };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : 'unknown';
}

interface Dependencies {
  logger: Logger;
  metrics: Metrics;
}

/** Takes the browsers' reports about the content security policy, logs and counts them. */
export function createCspReportRoutes({ logger, metrics }: Dependencies): Router {
  const countReport = createCspReportCounter(metrics);
  const router = Router();
  router.post(CSP_REPORTS_PATH, express.json({ type: REPORT_TYPES, limit: '64kb' }), (req, res) => {
    const reports: unknown[] = Array.isArray(req.body) ? req.body.slice(0, MAX_REPORTS) : [req.body];
    for (const summary of reports.map(summaryOf)) {
      logger.warn(summary, 'the content security policy stopped something');
      countReport(summary.directive);
    }
    res.status(204).end();
  });
  return router;
}
