import { CSV, type AnswerOf, type BodyOf, type Call, type ParamsOf, type QueryOf } from '@portal/contracts';
import type { Request, Response } from 'express';
import type { Actor } from '../actor';
import type { Logger } from '../observe/logger';
import { isAlreadyCommitted, runKeyed } from '../store/keyed-transactions';
import { authorize } from './authorization';
import { renderReply, sendRendered } from './answer';
import type { CallLimits } from './call-limits';
import { answerOnce, type IdempotencyStore } from './idempotency';
import { parseBody, parseParams, parseQuery } from './input';
import { download, type Reply, type StreamReply } from './reply';
import { openStream, type StreamRegistry } from './stream';
import { readUpload, type UploadedFile } from './upload';

/** The handler's actor: null only where the call may come without a person. */
export type ActorOf<C extends Call> = C['anonymous'] extends false ? Actor : Actor | null;

/** The uploaded file, only where the call takes one. */
export type FileOf<C extends Call> = [C['upload']] extends [null] ? object : { file: UploadedFile };

/** What a handler is given: parsed input, the verified actor and a logger that adds the request id. */
export type HandlerInput<C extends Call> = FileOf<C> & {
  actor: ActorOf<C>;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  req: Request;
  res: Response;
  log: Logger;
};

/** Handles a call: gets parsed input, returns a reply. */
export type Handler<C extends Call> = (
  input: HandlerInput<C>,
) => Promise<Reply<AnswerOf<C>> | StreamReply<AnswerOf<C>>> | Reply<AnswerOf<C>> | StreamReply<AnswerOf<C>>;

/** The answer of a call as CSV, whole or in parts, and the name to save it under. */
export interface CsvFile {
  name: string;
  text: string | AsyncIterable<string>;
}

/** Handles a call that asks for CSV. */
export type CsvHandler<C extends Call> = (input: HandlerInput<C>) => Promise<CsvFile>;

/** What an endpoint needs of the application that serves it. */
export interface EndpointHost {
  requireConfirmedEmail: boolean;
  idempotency?: IdempotencyStore | undefined;
  limits?: CallLimits | undefined;
  streams: StreamRegistry;
}

/** A call with its handler, ready to be mounted by createServiceApp at the path the call table gives it. */
export interface Endpoint {
  call: Call;
  serve(req: Request, res: Response, host: EndpointHost): Promise<void>;
}

/** A write whose answer is a secret leaves no stored answer, so repeating it must be harmless. */
const isOncePerKey = ({ method, answersSecret }: Call) => method !== 'GET' && !answersSecret;

/**
 * Binds a handler to an entry of the call table. Checks role, onboarding and confirmed address, parses params (a bad
 * one is a 404), query and body (a bad one is a 400 with its fields), and answers only what the answer schema names.
 * Where the entry offers CSV, `exportCsv` answers those who ask for it and may have it. Throws without it.
 */
export function endpoint<C extends Call>(call: C, handler: Handler<C>, exportCsv?: CsvHandler<C>): Endpoint {
  if (call.csv && !exportCsv) throw new Error(`${call.name} offers CSV: give its endpoint an export`);
  return {
    call,
    async serve(req, res, host) {
      const wantsCsv = call.csv !== null && req.accepts([...call.produces]) === CSV;
      const actor = authorize(call, res, { ...host, wantsCsv });
      const params = parseParams(call, req.params);
      const query = parseQuery(call, req.query);
      const file = call.upload && (await readUpload(call.upload, req, res));
      const body = parseBody(call, req);
      const given = { actor: actor as ActorOf<C>, params, query, body, req, res, log: req.log };
      const input = { ...given, ...(file && { file }) } as unknown as HandlerInput<C>;
      const isLimited = actor !== null && host.limits !== undefined && isCounted(call, req);
      const handle = async () => (wantsCsv && exportCsv ? csvReply(await exportCsv(input)) : handler(input));
      const run = async () =>
        isLimited && host.limits && !isAlreadyCommitted() ? host.limits.use(call, actor.userId, handle) : handle();
      if (host.idempotency && isOncePerKey(call) && req.headers['idempotency-key'] !== undefined) {
        const keyed = { call, actor, req, body, file: file?.bytes };
        const rendered = await answerOnce(host.idempotency, keyed, async (results) =>
          renderReply(call, (await runKeyed(results, run)) as Reply<unknown>, req),
        );
        await sendRendered(res, rendered);
        return;
      }
      const reply = await run();
      if ('open' in reply) await openStream(call, reply as StreamReply, res, host.streams);
      else await sendRendered(res, renderReply(call, reply, req));
    },
  };
}

const csvReply = ({ name, text }: CsvFile) => download(`${CSV}; charset=utf-8`, text, name);

/** Where only one media type is limited, as an export is, the request has to ask for that. */
function isCounted({ limit, produces }: Call, req: Request): boolean {
  return limit !== null && (limit.only === undefined || req.accepts([...produces]) === limit.only);
}
