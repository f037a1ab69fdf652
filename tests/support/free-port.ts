import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** A port that nobody listens on, outside of those that the system gives to whoever asks for any: nobody gets it by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "localhost");
  return once(server, "listening").then(
    () => new Promise<boolean>((resolve) => server.close(() => resolve(true))),
    () => false,
  );
}
