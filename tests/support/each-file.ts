import { afterAll, vi } from "vitest";
import { openDoor } from "./door.ts";

// Before any module reads the settings: this process has one address, whichever file runs.
const { port } = await openDoor();
process.env.PORT = String(port);
process.env.PUBLIC_URL = `http://localhost:${port}`;

/** No file leaves its time to the next one. */
afterAll(async () => {
  const { setClock } = await import("#platform/clock.ts");
  setClock();
  vi.useRealTimers();
});
