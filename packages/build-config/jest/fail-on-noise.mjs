/**
 * Fails a test that wrote to console.error or connected to a host that is not this machine, also where the code under
 * test swallowed the error.
 */
import net from 'node:net';
import { format } from 'node:util';

const loopback = /^(localhost|127(\.\d+){3}|::1|::ffff:127(\.\d+){3}|0\.0\.0\.0|::)$/;
const noise = [];

const original = net.Socket.prototype.connect[Symbol.for('portal.original')] ?? net.Socket.prototype.connect;
net.Socket.prototype.connect = Object.assign(
  function connect(...args) {
    const host = hostOf(args);
    if (host !== undefined && !loopback.test(host)) {
      noise.push(`outbound network: ${host}`);
      throw new Error(`Tests may not reach ${host}`);
    }
    return original.apply(this, args);
  },
  { [Symbol.for('portal.original')]: original },
);

function hostOf(args) {
  // net.connect() passes its arguments normalised, as one array.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) return first.path ? undefined : (first.host ?? 'localhost');
  if (typeof first === 'number') return typeof second === 'string' ? second : 'localhost';
  return undefined;
}

beforeEach(() => {
  noise.length = 0;
  console.error = (...args) => noise.push(`console.error: ${format(...args)}`);
});

afterEach(() => {
  if (noise.length > 0) throw new Error(noise.splice(0).join('\n'));
});
