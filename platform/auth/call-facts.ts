import { AsyncLocalStorage } from "node:async_hooks";

/** Where a deed comes from: what the audit adds to every row by itself. */
export type CallFacts = { requestId: string; address: string };

/** The call of the API that is being answered. */
export const callFacts = new AsyncLocalStorage<CallFacts>();
