import type { Logger } from '../observe/logger';
import type { Bus } from './bus';

/** Where the broker is, and under which names. */
export interface AmqpBusOptions {
  url: string;
  logger: Logger;
  /** The publisher's own name, the service's. */
  name: string;
  exchange?: string;
  prefix?: string;
}

/** The bus on RabbitMQ. */
export function createAmqpBus(options: AmqpBusOptions): Bus {
  throw new Error(`not there yet: ${options.url}`);
}
