import { DomainError, type Logger, type Metrics } from '@portal/service-kit';
import express, { type RequestHandler, Router } from 'express';
import { createRateLimit } from '../guards/rate-limit';
import { createCspReportCounter } from './csp-report-counter';
import { CSP_REPORTS_PATH } from '../http/content-security-policy';

const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];
const MAX_REPORTS = 20;
const MAX_FIELD_LENGTH = 200;
/** Of one address; a page that breaks the policy in many places sends them in a few requests. */
const REQUESTS_PER_MINUTE = 60;
const LINES_PER_MINUTE = 10;

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

/** A body is read only when its length is known, because the gateway has then refused what is too large. */
const requireLength: RequestHandler = (req, _res, next) =>
  next(req.headers['content-length'] === undefined ? new DomainError('REQUEST.MALFORMED') : undefined);

/**
 * Takes the browsers' reports about the content security policy and counts them. Anyone can send them, so an address
 * may send only so many, and of each directive only the first of every minute are logged.
 */
export function createCspReportRoutes({ logger, metrics }: Dependencies): Router {
  const countReport = createCspReportCounter(metrics);
  const countRequest = createRateLimit(REQUESTS_PER_MINUTE);
  const countLine = createRateLimit(LINES_PER_MINUTE);
  const limitRequests: RequestHandler = async (req, _res, next) => {
    const retryAfter = await countRequest(req.get('x-forwarded-for') ?? 'unknown');
    next(retryAfter === null ? undefined : new DomainError('REQUEST.THROTTLED', { retryAfter }));
  };
  const readReports = express.json({ type: REPORT_TYPES, limit: '64kb' });
  const router = Router();
  router.post(CSP_REPORTS_PATH, limitRequests, requireLength, readReports, async (req, res) => {
    const reports: unknown[] = Array.isArray(req.body) ? req.body.slice(0, MAX_REPORTS) : [req.body];
    for (const summary of reports.map(summaryOf)) {
      const isLogged = (await countLine(countReport(summary.directive))) === null;
      if (isLogged) logger.warn(summary, 'the content security policy stopped something');
    }
    res.status(204).end();
  });
  return router;
}
