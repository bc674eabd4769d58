import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

type Body = BodyInput<typeof calls.addFeedback>;

/** Gives feedback. The same body has the same key, so that sending it again after a lost answer adds nothing. */
export function useAddFeedback() {
  const client = useQueryClient();
  const sent = useRef({ text: '', key: '' });
  const keyFor = (body: Body): string => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    return sent.current.key;
  };
  return useMutation({
    mutationFn: (body: Body) => callApi(calls.addFeedback, { body, idempotencyKey: keyFor(body) }),
    onSuccess: () => {
      sent.current = { text: '', key: '' };
      return Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.feedback.all }),
        client.invalidateQueries({ queryKey: queryKeys.feedback.statistics }),
      ]);
    },
  });
}

/** `randomUUID` is missing where the portal is served without https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
