import './bootstrap';

// zod would try to compile its checks with `new Function`, which the content security policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
