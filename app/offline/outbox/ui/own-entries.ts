import { type Entry, handled } from "./entry.ts";
import { hear, store } from "./store.ts";

/** A form of the person whose page this is, and whether it is on its way at this moment. */
export type OwnEntry = Entry & { flies: boolean };

/** What waits and what was not accepted, of the one whose page this is; not what goes out for the first time. */
export async function ownEntries(): Promise<OwnEntry[]> {
  const account = document.getElementById("outbox")?.dataset.account;
  const { flies } = await handled();
  return (await store.all())
    .filter((entry) => entry.account === account && !(entry.state === "sending" && flies(entry)))
    .map((entry) => ({ ...entry, flies: flies(entry) }));
}

/** Tells of them now and after every change; gives a way to stop. */
export function watchOwnEntries(tell: (entries: OwnEntry[]) => void): () => void {
  const read = () => void ownEntries().then(tell, () => tell([]));
  read();
  return hear(read);
}
