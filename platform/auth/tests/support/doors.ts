import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** A server on a port that the system has chosen: held from now on, so that nobody takes it before it has a use. */
async function openDoor(host: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Where the portal of this test file stands, and where the provider that the test plays. */
export const portalDoor = await openDoor("127.0.0.1");
export const providerDoor = await openDoor("localhost");
