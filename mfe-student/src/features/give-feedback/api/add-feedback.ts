import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

type Body = BodyInput<typeof calls.addFeedback>;

/** Gives feedback; the same again after a lost answer is given once. */
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
        client.invalidateQueries({ queryKey: ['feedback'] }),
        client.invalidateQueries({ queryKey: ['feedback-figures'] }),
      ]);
    },
  });
}

/** `randomUUID` is missing where the portal is served without https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
