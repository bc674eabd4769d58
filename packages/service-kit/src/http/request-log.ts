import type { Request, RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../observe/logger';
import { chooseRequestId, requestIdOf } from './request-id';

const QUIET = /^\/(health\/|metrics$)/;

/** Gives every request an id and one log line. Addresses are logged as route patterns: real ones can hold secrets. */
export function requestLog(logger: Logger): RequestHandler {
  const log = pinoHttp<Request, Response>({
    logger,
    genReqId: (req) => chooseRequestId(req.headers['x-request-id']),
    quietReqLogger: true,
    quietResLogger: true,
    // Otherwise it writes out every request, for a logger that is never used.
    wrapSerializers: false,
    serializers: { req: () => undefined },
    autoLogging: { ignore: (req) => QUIET.test(req.url ?? '') },
    customLogLevel: (_req, res) => levelOf(res.statusCode),
    customSuccessObject: (req, res, { responseTime }: { responseTime: number }) => describe(req, res, responseTime),
    customErrorObject: (req, res, _error, { responseTime }: { responseTime: number }) =>
      describe(req, res, responseTime),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
  });
  return (req, res, next) => {
    log(req, res);
    res.set('X-Request-Id', requestIdOf(req));
    next();
  };
}

/** A part that is away or busy has its own line; who was refused meanwhile is no error of this service. */
function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

function describe(req: Request, res: Response, responseTime: number) {
  const route = (req.route as { path?: string } | undefined)?.path;
  return { method: req.method, route: route ?? 'none', status: res.statusCode, ms: responseTime };
}
