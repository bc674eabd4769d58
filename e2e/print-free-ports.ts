import { findFreePort } from '@portal/service-kit/free-port';

const count = Number(process.argv[2]);
console.log((await Promise.all(Array.from({ length: count }, findFreePort))).join(' '));
