import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** So many bytes in a second for all answers together, each of them so late, and every so many-th reset in its middle. */
export type Slowness = { bytes: number; delay: number; breaks: number };

/**
 * A slow line with losses. Chromium's own emulation loses packets of WebRTC alone, and TCP mends what is lost: what a page
 * meets of it is answers that come late, and connections that are reset.
 */
export function createPace() {
  let free = 0;
  let answers = 0;
  let broken = 0;
  let isDue = false;
  return {
    broken: () => broken,
    async pipe(from: IncomingMessage, to: ServerResponse, { bytes, delay, breaks }: Slowness): Promise<void> {
      answers += 1;
      if (answers % breaks === 0) isDue = true;
      await pause(delay);
      to.writeHead(from.statusCode ?? 502, from.headers);
      for await (const chunk of from as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += 4096) {
          // An answer without a body cannot be broken: the next one is.
          const breaksNow = isDue;
          isDue = false;
          const part = chunk.subarray(at, at + 4096);
          free = Math.max(Date.now(), free) + (part.length * 1000) / bytes;
          await pause(free - Date.now());
          if (to.destroyed) return;
          to.write(breaksNow ? part.subarray(0, part.length / 2) : part);
          if (!breaksNow) continue;
          broken += 1;
          to.socket?.resetAndDestroy();
          return;
        }
      }
      to.end();
    },
  };
}
