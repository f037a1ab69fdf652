/** The part of the worker's world that we use: TypeScript's `webworker` library cannot stand beside `dom`. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = LastingEvent & { request: Request; clientId: string };

type Client = { postMessage(message: unknown): void };

type WorkerScope = {
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "sync", listener: (event: LastingEvent & { tag: string }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: LastingEvent & { data: unknown; source: Client }) => void): void;
  clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> };
  skipWaiting(): Promise<void>;
  location: Location;
  /** Every built file, told by remix-pwa. */
  __workerManifest: { assets: string[] };
};

export const scope = globalThis as unknown as WorkerScope;
