import { useOnNotification } from '@portal/campus-kit/notifications';
import { calls } from '@portal/contracts';
import { type ReadCall, readKey } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Shows at once what others decided about the person's skills, achievements, positions and feedback. */
export function useLiveHome(): void {
  const client = useQueryClient();
  const read = (call: ReadCall) => () => void client.invalidateQueries({ queryKey: readKey(call) });
  useOnNotification('skill', read(calls.readProfileSummary));
  useOnNotification('achievement', read(calls.readProfileSummary));
  useOnNotification('verification', read(calls.readProfileSummary));
  useOnNotification('position', read(calls.listOwnPositions));
  useOnNotification('feedback', read(calls.countOwnFeedback));
}
