import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import type { CloudEvent, ServiceName } from '@portal/contracts';
import { readPact, requiredPacts } from './pact-files';

/** A provider, and how it gets into the states that its consumers ask for. */
export interface PactSuite {
  /** Asked once the service runs. */
  url(): string;
  /** What it has published, oldest first; a consumer is shown the newest event of a type. */
  published(): Promise<readonly CloudEvent[]>;
  stateHandlers: Record<string, () => Promise<void>>;
  /** Puts the real ids and tokens in the place of a pact's examples. */
  requestFilter: NonNullable<VerifierOptions['requestFilter']>;
}

/** Verifies the pact of every consumer that has a contract test with the service; one that is missing fails. */
export function describePacts(provider: ServiceName, suite: PactSuite): void {
  const pacts = requiredPacts(provider).map((pact) => ({ name: `${pact.consumer}-${provider}`, pact }));
  it.each(pacts)('holds for $name', async ({ pact }) => {
    const { interactions } = readPact(pact);
    const states = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
    // Pact would go on without the state.
    expect(states.filter((state) => !(state in suite.stateHandlers))).toEqual([]);
    const published = await suite.published();
    const messages = interactions.filter(({ type }) => type === 'Asynchronous/Messages');
    await new Verifier({
      provider,
      providerBaseUrl: suite.url(),
      pactUrls: [pact.file],
      stateHandlers: suite.stateHandlers,
      requestFilter: suite.requestFilter,
      messageProviders: Object.fromEntries(
        messages.map(({ description }) => [
          description,
          async () => published.filter(({ type }) => type === description).at(-1),
        ]),
      ),
      logLevel: 'error',
    }).verifyProvider();
  });
}
