import { savedInWords } from "#app/offline/worker/words.ts";

let text: string | undefined;
const listeners = new Set<() => void>();

/** Whether this page is a saved copy, in words; empty while the portal answers. */
export const connection = {
  tell(savedAt: number | null) {
    text = savedAt ? savedInWords(savedAt, Date.now()) : "";
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => (text ??= ofDocument()),
  readOnServer: () => "",
};

/** In a saved document the service worker has written the moment of the copy into the line (worker/html.ts). */
function ofDocument(): string {
  const savedAt = document.getElementById("connection")?.dataset.savedAt;
  return savedAt ? savedInWords(Number(savedAt), Date.now()) : "";
}
