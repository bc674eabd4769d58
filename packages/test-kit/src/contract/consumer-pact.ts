import { PactV4 } from '@pact-foundation/pact';
import {
  errorCatalogue,
  pathOf,
  statusOf,
  type BodyInput,
  type Call,
  type ErrorCode,
  type ParamsInput,
} from '@portal/contracts';
import { regex, string } from './matchers';
import { pactFolder, partiesOf } from './pact-files';

type Headers = Record<string, ReturnType<typeof regex> | string>;

interface Interaction<C extends Call> {
  /** The state in which the provider has to be; its test has a handler of this name. */
  given: string;
  /** What is asked, in words: no two interactions of a consumer have the same. */
  asked: string;
  params?: ParamsInput<C>;
  /** The whole query, as the address has it. */
  query?: Record<string, string>;
  body?: BodyInput<C>;
  /** Those of the request that matter. */
  headers?: Headers;
}

/** An interaction that is answered: the fields of the answer that the consumer reads, as matchers. */
export interface Answered<C extends Call> extends Interaction<C> {
  answer?: unknown;
  answerHeaders?: Headers;
}

/** An interaction that is refused. */
export interface Refused<C extends Call> extends Interaction<C> {
  code: ErrorCode;
}

/** A provider, as a consumer relies on it. */
export interface Provider {
  answers<C extends Call>(call: C, exchange: Answered<C>): Promised;
  refuses<C extends Call>(call: C, exchange: Refused<C>): Promised;
}

/** A provider that expects one or more interactions. */
export interface Promised extends Provider {
  /** Runs the consumer's own code, which has to make just these requests; the pact is then written. */
  to(consumer: (url: string) => Promise<unknown>): Promise<void>;
}

/**
 * The calls between the consumer and the provider of a contract test, which its path names. `enter` gets the address
 * of the provider before the consumer's code runs.
 */
export function pactOf(test: ImportMeta, enter: (url: string) => void = () => undefined): Provider {
  const options = { ...partiesOf(test.filename), dir: pactFolder, host: '127.0.0.1', logLevel: 'error' } as const;
  const providerOf = (pact: () => PactV4): Provider => ({
    answers: (call, { answer, answerHeaders, ...interaction }) =>
      promised(pact(), call, interaction, { status: call.status, body: answer, headers: answerHeaders }),
    refuses: (call, { code, ...interaction }) => promised(pact(), call, interaction, problemOf(code)),
  });

  function promised(pact: PactV4, call: Call, interaction: Interaction<Call>, response: Response): Promised {
    const expected = interactionOf(pact, call, interaction, response);
    return {
      ...providerOf(() => pact),
      async to(consumer) {
        await expected.executeTest(async ({ url }) => {
          enter(url);
          await consumer(url);
        });
      },
    };
  }

  return providerOf(() => new PactV4(options));
}

interface Response {
  status: number;
  body?: unknown;
  headers?: Headers | undefined;
}

function problemOf(code: ErrorCode): Response {
  const type = 'application/problem+json; charset=utf-8';
  return {
    status: statusOf(code),
    body: { code, message: string(errorCatalogue[code].message) },
    headers: { 'Content-Type': regex('application/problem[+]json.*', type) },
  };
}

function interactionOf(
  pact: PactV4,
  call: Call,
  { given, asked, params, query, body, headers }: Interaction<Call>,
  response: Response,
) {
  return pact
    .addInteraction()
    .given(given)
    .uponReceiving(asked)
    .withRequest(call.method, pathOf(call, params as Record<string, unknown> | undefined), (request) => {
      if (query) request.query(query);
      if (headers) request.headers(headers);
      if (body !== undefined) request.jsonBody(body);
    })
    .willRespondWith(response.status, (builder) => {
      if (response.headers) builder.headers(response.headers);
      if (response.body !== undefined) builder.jsonBody(response.body);
    });
}
