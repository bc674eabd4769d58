import type { Logger } from '@portal/service-kit';
import express, { Router } from 'express';
import { REPORTS_PATH } from './security-headers';

/** Addresses may hold secrets: of a report only the rule and the origin it stopped are kept. */
function summaryOf(report: unknown): { directive: string; blocked: string } {
  const { body, 'csp-report': old } = (report ?? {}) as { body?: unknown; 'csp-report'?: unknown };
  const fields = (body ?? old ?? {}) as Record<string, unknown>;
  const directive = fields.effectiveDirective ?? fields['effective-directive'] ?? fields['violated-directive'];
  const blocked = fields.blockedURL ?? fields['blocked-uri'];
  return { directive: shorten(directive), blocked: originOf(shorten(blocked)) };
}

const shorten = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : 'unknown');

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/** Takes reports of what the content security policy stopped, logs and counts them. */
export function cspReports(logger: Logger, count: (directive: string) => void): Router {
  const router = Router();
  const types = ['application/csp-report', 'application/reports+json', 'application/json'];
  router.post(REPORTS_PATH, express.json({ type: types, limit: '64kb' }), (req, res) => {
    const reports: unknown[] = Array.isArray(req.body) ? req.body.slice(0, 20) : [req.body];
    for (const summary of reports.map(summaryOf)) {
      logger.warn(summary, 'the content security policy stopped something');
      count(summary.directive);
    }
    res.status(204).end();
  });
  return router;
}
