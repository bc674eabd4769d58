import { startTestBroker } from '@portal/test-kit/broker';
import type { Benchmark } from './benchmark';

/** The RabbitMQ that AMQP_URL names, or else a private one that ends with the benchmark; gives its URL. */
export async function openBroker({ defer }: Pick<Benchmark, 'defer'>): Promise<string> {
  const broker = await startTestBroker();
  defer(() => broker.close());
  return broker.url;
}
