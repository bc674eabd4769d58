import { calls, type HandOverAnswer } from '@portal/contracts';
import { readKey, useSession, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withMarks, type Mark } from '../marks';

/**
 * Says of a thing whether it is done. The hand-over shows it at once, until the service has answered and the hand-over is
 * read again; when that fails, the thing is where it was.
 */
export function useMarkDone(stored: HandOverAnswer) {
  const { position, tenure_year: tenure } = stored;
  const { user } = useSession();
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Mark[]>([]);
  const { mutateAsync } = useWrite(calls.markHandOverDone, {
    alsoChanges: [calls.readHandOver],
    // Kept even where reading it again fails.
    onSuccess: ({ done }, { body: { kind, thing } }) => {
      const keep = (read: HandOverAnswer | undefined) =>
        read && isOf(read, stored) ? withMarks(read, [{ kind, thing, ...(done && { done }) }]) : read;
      client.setQueriesData<HandOverAnswer>({ queryKey: readKey(calls.readHandOver) }, keep);
    },
    // Without a connection it fails at once: a mark that waits unseen would be lost with the page.
    networkMode: 'always',
  });

  async function mark({ kind, thing }: Pick<Mark, 'kind' | 'thing'>, isDone: boolean): Promise<void> {
    const done = { by: user?.personal_info.name ?? '', at: new Date().toISOString() };
    const shown: Mark = { kind, thing, ...(isDone && { done }) };
    setPending((before) => [...before, shown]);
    try {
      await mutateAsync({
        params: { positionId: position._id },
        body: { tenure_year: tenure, kind, thing, is_done: isDone },
      });
    } finally {
      setPending((before) => before.filter((one) => one !== shown));
    }
  }

  return { handOver: withMarks(stored, pending), pending, mark };
}

const isOf = (one: HandOverAnswer, other: HandOverAnswer) =>
  one.position._id === other.position._id && one.tenure_year === other.tenure_year;
