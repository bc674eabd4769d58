import type { InstrumenterContext } from '@stryker-mutator/api/core';

export declare const instrumenterContext: InstrumenterContext;
