import * as z from 'zod';
import { CSV, type Call, type CallLimit, type Upload } from './call';
import { HOUR_MS, SECOND_MS } from '../durations';
import { who, type WhoShorthand } from '../permissions';
import type { ErrorCode } from '../errors';
import type { EventName } from '../events/catalogue';

const nothing = z.strictObject({});
const anything = z.unknown();
type Nothing = typeof nothing;
type Anything = typeof anything;

interface CallInput<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Who extends WhoShorthand,
  File extends Upload | null,
> {
  service: Call['service'];
  /** `METHOD /path` */
  at: `${Call['method']} /${string}`;
  who: Who;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
  status?: Call['status'];
  produces?: readonly string[];
  /** Offers the answer as CSV too: to `who`, by default all callers, and per person `anHour` times an hour. */
  csv?: { who?: WhoShorthand; anHour?: number };
  upload?: File;
  limit?: CallLimit;
  onboarded?: boolean;
  confirmed?: boolean;
  errors?: readonly ErrorCode[];
  emits?: readonly EventName[];
  emitsNothingBecause?: string;
  answersSecret?: boolean;
  built?: boolean;
}

/** The limit of a call that a person may make so many times an hour. */
export function anHour(count: number): CallLimit {
  return { count, windowSeconds: HOUR_MS / SECOND_MS };
}

type Formats = Pick<CallInput<Anything, Anything, Anything, Anything, WhoShorthand, null>, FormatFields | 'who'>;
type FormatFields = 'csv' | 'produces' | 'limit' | 'errors';

/** What an offer of CSV adds to a call: the format, its callers, its limit, and the refusal of all others. */
function answerFormats({ csv, who: callers, produces, limit, errors = [] }: Formats): Pick<Call, FormatFields> {
  if (!csv) return { csv: null, produces: produces ?? ['application/json'], limit: limit ?? null, errors };
  return {
    csv: { who: who(csv.who ?? callers) },
    produces: produces ?? ['application/json', CSV],
    limit: limit ?? (csv.anHour === undefined ? null : { ...anHour(csv.anHour), only: CSV }),
    errors: csv.who ? [...errors, 'ACCESS.FORBIDDEN'] : errors,
  };
}

type AnonymousOf<Who extends WhoShorthand> = Who extends { V: string } | { service: 'any' } ? true : false;

/** Fills the defaults of a row: no params, query or body; status 200; JSON; emits nothing; built. */
export function defineCall<
  const Name extends string,
  const Who extends WhoShorthand,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Answer extends z.ZodType = Anything,
  File extends Upload | null = null,
>(
  name: Name,
  input: CallInput<Params, Query, Body, Answer, Who, File>,
): Call<Name, Params, Query, Body, Answer, AnonymousOf<Who>> & { upload: File } {
  const space = input.at.indexOf(' ');
  return {
    name,
    service: input.service,
    method: input.at.slice(0, space) as Call['method'],
    path: input.at.slice(space + 1),
    who: who(input.who),
    anonymous: ('V' in input.who || input.who.service === 'any') as AnonymousOf<Who>,
    onboarded: input.onboarded ?? false,
    confirmed: input.confirmed ?? (input.service !== 'auth' && !input.at.startsWith('GET ')),
    params: input.params ?? (nothing as unknown as Params),
    query: input.query ?? (nothing as unknown as Query),
    body: input.body ?? (nothing as unknown as Body),
    answer: input.answer ?? (anything as unknown as Answer),
    ignoresInvalidToken: input.service === 'auth' && 'V' in input.who,
    status: input.status ?? 200,
    upload: input.upload ?? (null as File),
    ...answerFormats(input),
    emits: input.emits ?? [],
    emitsNothingBecause: input.emitsNothingBecause ?? null,
    answersSecret: input.answersSecret ?? false,
    built: input.built ?? true,
    summary: input.summary,
  };
}
