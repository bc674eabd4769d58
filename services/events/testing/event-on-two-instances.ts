import { createInProcessBus } from '@portal/service-kit';
import { type Events, join, newEvent, startCampus, startEvents, student } from './fixtures';

/** An event with a number of places on two instances of the service that share a database; students are numbers. */
export async function startEventOnTwoInstances(places: number) {
  const first = await startCampus();
  const second = await startEvents({ database: first.database, bus: createInProcessBus() });
  const { _id: id } = await newEvent(first, { registration: { required: true, max_participants: places } });
  const oneOf = (number: number): Events => (number % 2 ? first : second);
  return {
    first,
    second,
    id,
    oneOf,
    join: (number: number) => join(oneOf(number), id, student(number)),
    leave: (number: number) => oneOf(number).request(student(number), 'DELETE', `/api/events/${id}/register`),
    numberOf: (personId: string) => Number(personId.slice(-4)),
    async stop(): Promise<void> {
      await second.stop();
      await first.stop();
    },
  };
}

export type EventOnTwoInstances = Awaited<ReturnType<typeof startEventOnTwoInstances>>;
