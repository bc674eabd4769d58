import { Agent, request } from 'node:http';

export interface JsonAnswer {
  status: number;
  milliseconds: number;
}

export type Post = (url: string, body: object, headers?: Record<string, string>) => Promise<JsonAnswer>;

/** Node's bare client, so that the clients take as little of the machine as possible. */
export function createPost(maxSockets: number): Post {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const post: Post = (url, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const text = JSON.stringify(body);
      const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const req = request(url, { method: 'POST', agent, headers: { ...headers, ...own } }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - start }));
      });
      req.on('error', (error) => {
        // The server closed a connection that was idle in the moment in which it was used again.
        if (req.reusedSocket && 'code' in error && error.code === 'ECONNRESET') resolve(post(url, body, headers));
        else reject(error);
      });
      req.end(text);
    });
  return post;
}
