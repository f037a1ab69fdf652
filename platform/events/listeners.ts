import type { PortalEvent } from "./schema.ts";

/** Someone who wants to hear of events: `notifications.comment` hears `comment.written`. */
export type Listener = {
  name: string;
  kinds: string[];
  /**
   * Runs in a transaction of the portal itself, which also forgets the event: effects in the database happen once.
   * Effects outside of it may happen twice: `key` is the same then.
   */
  hear(event: PortalEvent, key: string): Promise<void>;
};

const listeners = new Map<string, Listener>();

export function setListeners(all: Listener[]): void {
  listeners.clear();
  for (const one of all) {
    if (listeners.has(one.name)) throw new Error(`Two listeners are called ${one.name}`);
    listeners.set(one.name, one);
  }
}

export function listenersOf(kind: string): Listener[] {
  return [...listeners.values()].filter(({ kinds }) => kinds.includes(kind));
}

export function listenerNames(): string[] {
  return [...listeners.keys()];
}

export function findListener(name: string): Listener | undefined {
  return listeners.get(name);
}
