import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { getOutside, InnerAddress, isPublicAddress, mayCall, postOutside } from "../outgoing.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const call = (address: string, trusted: string[] = [], seconds = 5) =>
  postOutside(address, { headers: {}, body: Buffer.from("words"), trusted, seconds });

describe("a foreign address", () => {
  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.0.1", "169.254.169.254", "100.64.0.1"],
    ...["0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"],
    ...["::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
    ...["64:ff9b::a00:1", "2002:a00:1::1", "2001:0:1::1", "2001:db8::1", "nothing"],
  ])("of the own network is known as such: %s", (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2a00:1450:4010:c0e::64", "2606:4700::1111"])(
    "of the open internet too: %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...[
      "http://push.example.com/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://[::ffff:a00:1]/",
      "https://2130706433/",
    ],
    ...["https://0x7f.1/", "https://0177.0.0.1/", "https://user:word@push.example.com/", "ftp://push.example.com/"],
    ...["file:///etc/passwd", "https://", "push"],
  ])("is refused before any call: %s", async (address) => {
    expect(mayCall(address, [])).toBe(false);
    await expect(call(address)).rejects.toThrow(InnerAddress);
  });

  it("is refused also where only its name leads into the own network", async () => {
    let calls = 0;
    const origin = await serve((_, response) => {
      calls += 1;
      response.end();
    });
    await expect(call(`https://localhost:${new URL(origin).port}/`)).rejects.toThrow(InnerAddress);
    expect(calls).toBe(0);
  });

  it("that the operator trusts is called, and that one alone", async () => {
    const origin = await serve(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      response.writeHead(201, { "x-read": Buffer.concat(parts).toString() }).end();
    });
    expect(await call(`${origin}/one`, [origin])).toMatchObject({ status: 201, headers: { "x-read": "words" } });
    await expect(call(`${origin}/one`, ["http://127.0.0.1:1"])).rejects.toThrow(InnerAddress);
  });
});

describe("an answer", () => {
  it("that leads on is not followed", async () => {
    const paths: string[] = [];
    const origin = await serve((request, response) => {
      paths.push(request.url!);
      response.writeHead(307, { location: "/inner" }).end();
    });
    expect((await call(`${origin}/one`, [origin])).status).toBe(307);
    expect(paths).toEqual(["/one"]);
  });

  it("without an end is left, and one that does not come is not waited for", async () => {
    const isClosed = Promise.withResolvers<void>();
    const origin = await serve((request, response) => {
      if (request.url === "/silent") return;
      response.on("close", () => isClosed.resolve()).on("error", () => {});
      const more = () => response.write("x".repeat(65_536), () => response.destroyed || setImmediate(more));
      more();
    });
    expect((await call(`${origin}/endless`, [origin])).status).toBe(200);
    await isClosed.promise;
    await expect(call(`${origin}/silent`, [origin], 0.1)).rejects.toThrow();
  });
});

describe("what stands at an address", () => {
  const get = (address: string, trusted: string[] = [], most = 1000) =>
    getOutside(address, { headers: {}, trusted, seconds: 5, most });

  it("is got whole, also where it has moved, and never in the own network", async () => {
    const origin = await serve((request, response) => {
      if (request.url === "/old") response.writeHead(302, { location: "/new" }).end("moved");
      else if (request.url === "/in") response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
      else if (request.url === "/round") response.writeHead(302, { location: "/round" }).end();
      else response.end(`words of ${request.url}`);
    });
    expect((await get(`${origin}/old`, [origin])).body?.toString()).toBe("words of /new");
    await expect(get(`${origin}/in`, [origin])).rejects.toThrow(InnerAddress);
    await expect(get(`${origin}/round`, [origin])).rejects.toThrow();
    await expect(get(`${origin}/new`)).rejects.toThrow(InnerAddress);
  });

  it("is nothing where it is too long, and no half of what breaks off", async () => {
    const origin = await serve((request, response) => {
      response.on("error", () => {});
      if (request.url === "/long") response.end("x".repeat(5000));
      else response.writeHead(200, { "content-length": 500 }).write("half", () => response.destroy());
    });
    expect(await get(`${origin}/long`, [origin])).toMatchObject({ status: 200, body: null });
    await expect(get(`${origin}/half`, [origin])).rejects.toThrow();
  });
});
