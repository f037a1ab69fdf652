/** The part of the worker's world that we use: TypeScript's `webworker` library cannot stand beside `dom`. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = LastingEvent & { request: Request; clientId: string };

type Client = { postMessage(message: unknown): void };
type WindowClient = Client & {
  focused: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<WindowClient | null>;
};

export type PushEvent = LastingEvent & { data: { text(): string } | null };
type ClickEvent = LastingEvent & { notification: Notification };
type ChangeEvent = LastingEvent & {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
};

type WorkerScope = {
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "sync", listener: (event: LastingEvent & { tag: string }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: LastingEvent & { data: unknown; source: Client }) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: ChangeEvent) => void): void;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(options: { type: "window" }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    /** Not where the browser knows no Push API. */
    pushManager?: PushManager;
    showNotification(title: string, options: NotificationOptions & { renotify: boolean }): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  location: Location;
  /** Every built file, told by remix-pwa. */
  __workerManifest: { assets: string[] };
};

export const scope = globalThis as unknown as WorkerScope;
