/** One message of a stream of server-sent events. */
export interface StreamMessage {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Reads messages (WHATWG server-sent events) out of text that arrives in pieces. */
export function createStreamReader(receive: (message: StreamMessage) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = messageOf(block);
      if (message) receive(message);
    }
  };
}

function messageOf(block: string): StreamMessage | null {
  const fields = { id: '', event: 'message', data: [] as string[] };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'data') fields.data.push(value);
    else if (name === 'id' || name === 'event') fields[name] = value;
  }
  return fields.data.length === 0 && fields.id === '' ? null : { ...fields, data: fields.data.join('\n') };
}
