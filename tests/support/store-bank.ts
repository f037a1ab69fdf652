import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll } from "vitest";
import { hearBank } from "#app/store/shop/server/index.ts";
import { answerAcquiring } from "#app/web/server/acquiring.ts";
import { type Bank, openBank } from "#demo/bank/index.ts";
import { connectAcquirer, newsPath } from "#platform/acquiring/index.ts";
import { config } from "#platform/config.ts";

export const bankShop = { terminal: "TDEMO", password: "test-password" };

type Asked = { method: string; words: Record<string, unknown> };

export type TestBank = Bank & {
  /** What the portal has asked of the bank, one after another. */
  asked: Asked[];
  /** Sends news of a payment to the portal as they stand. */
  send(news: string): Promise<Response>;
  /** Something between the portal and the bank: its answer, or nothing where the bank answers. */
  between?: ((asked: Asked, toBank: () => Promise<Response>) => Promise<Response> | undefined) | undefined;
};

/** The demo's bank over HTTP beside a portal that hears its news: for a file of tests. */
export function withBank(): TestBank {
  const bank = { asked: [] } as unknown as TestBank;
  const facts = { requestId: "test", nonce: "", address: "127.0.0.1" };
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === newsPath) return answerAcquiring(request, facts, hearBank);
    const copy = request.clone();
    const asked = { method: pathname.split("/").at(-1)!, words: await copy.json().catch(() => ({})) };
    bank.asked.push(asked);
    const toBank = () => bank.answer(request);
    return (await bank.between?.(asked, toBank)) ?? toBank();
  };
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const inside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const folder = mkdtempSync(join(tmpdir(), "veche-bank-"));
    const opened = openBank({ inside, outside: config.publicUrl, folder, shop: bankShop });
    Object.assign(bank, opened, {
      send: (body: string) =>
        fetch(`${inside}${newsPath}`, { method: "POST", headers: { "content-type": "application/json" }, body }),
    });
  });
  afterEach(() => {
    bank.between = undefined;
    bank.asked.length = 0;
  });
  afterAll(() => {
    connectAcquirer(undefined);
    server.close();
    server.closeAllConnections();
  });
  return bank;
}
