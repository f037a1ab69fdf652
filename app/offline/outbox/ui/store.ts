import type { Entry } from "./entry.ts";

/** The forms of this browser, everybody's: IndexedDB alone keeps files, and the service worker reads it too. */
const shelf = "forms";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("outbox", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(shelf, { keyPath: "key" });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, deed: (forms: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      // With a battery that dies at this moment it is on the disk, and not on its way there.
      const whole = database.transaction(shelf, mode, { durability: "strict" });
      const asked = deed(whole.objectStore(shelf));
      whole.oncomplete = () => resolve(asked.result);
      whole.onabort = () => reject(whole.error);
    });
  } finally {
    database.close();
  }
}

export const store = {
  put: (entry: Entry) => inStore("readwrite", (forms) => forms.put(entry)).then(() => tellOthers()),
  drop: (key: string) => inStore<undefined>("readwrite", (forms) => forms.delete(key)).then(() => tellOthers()),
  get: (key: string) => inStore<Entry | undefined>("readonly", (forms) => forms.get(key)),
  /** In the order in which they were sent. */
  all: async () =>
    (await inStore<Entry[]>("readonly", (forms) => forms.getAll())).sort((one, other) => one.at - other.at),
};

/** What pages and the worker tell each other: that the outbox has changed, perhaps what became of which form. */
export type News = { end?: "sent" | "refused"; about?: Pick<Entry, "deed" | "page" | "action"> };

const name = "outbox";
const listeners = new Set<(news: News) => void>();
let channel: BroadcastChannel | undefined;

export function tellOthers(news: News = {}): void {
  openChannel().postMessage(news);
  for (const listener of listeners) listener(news);
}

export function hear(listener: (news: News) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<News>) => {
      for (const listener of listeners) listener(data);
    });
  }
  return channel;
}
