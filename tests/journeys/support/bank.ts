import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { openBank } from "#demo/bank/index.ts";

const shop = { terminal: "JOURNEYS", password: "journeys" };

/** The demo's bank at an address of its own, for the portals of all projects; `env` is what they are told of it. */
export async function startBank(): Promise<{ env: Record<string, string>; stop(): void }> {
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), "veche-journeys-bank-"));
  const bank = openBank({ inside: origin, outside: origin, folder, shop });
  server.on("request", getRequestListener(bank.answer, { overrideGlobalObjects: false }));
  return {
    env: { TBANK_URL: `${origin}${bank.path}/v2`, TBANK_TERMINAL: shop.terminal, TBANK_PASSWORD: shop.password },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
