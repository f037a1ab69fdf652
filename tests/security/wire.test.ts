import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";

const world = portalOfTwoCompanies();

/** Sends bytes as they are and gives the first line of the answer, nothing if the portal hung up, or «silence». */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(world.origin);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const end = () => {
      socket.destroy();
      resolve(answer.split("\r\n", 1)[0] ?? "");
    };
    socket.setTimeout(10_000, () => {
      answer ||= "silence";
      end();
    });
    socket.on("data", (chunk) => {
      answer += chunk;
      end();
    });
    socket.on("error", end);
    socket.on("close", end);
  });
}

const head = (method: string, path: string, ...lines: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, "host: portal", ...lines].join("\r\n")}\r\n\r\n`;

const broken: Record<string, () => string> = {
  "a header of 64 KB": () => head("GET", "/main", `x-long: ${"a".repeat(65_536)}`),
  "ten thousand headers": () => head("GET", "/main", ...Array.from({ length: 10_000 }, (_, at) => `x-${at}: 1`)),
  "an address of 100 KB": () => head("GET", `/${"a".repeat(100_000)}`),
  "an address that cannot be decoded": () => head("GET", "/feed/%E0%A4%A"),
  "an address with a NUL": () => head("GET", "/article/%00"),
  "an address that climbs out": () => head("GET", "/assets/../../package.json"),
  "an absolute address": () => head("GET", "http://evil.example/main"),
  "another host": () => "GET /login HTTP/1.1\r\nhost: evil.example\r\n\r\n",
  "two hosts": () => "GET /login HTTP/1.1\r\nhost: portal\r\nhost: evil.example\r\n\r\n",
  "no host": () => "GET /main HTTP/1.1\r\n\r\n",
  "two lengths": () => `${head("POST", "/api/publications", "content-length: 5", "content-length: 6")}hello`,
  "a length and chunks": () =>
    `${head("POST", "/api/publications", "content-length: 5", "transfer-encoding: chunked")}0\r\n\r\n`,
  "a body that is no gzip": () =>
    head("POST", "/api/publications", "content-type: application/json", "content-encoding: gzip", "content-length: 5") +
    "hello",
  "an unknown method": () => head("BREW", "/main"),
  "a line that is no header": () => head("GET", "/main", "no colon here"),
  "no HTTP at all": () => "\u0016\u0003\u0001\u0002\u0000 hello\r\n\r\n",
};

describe("what no browser would send", () => {
  it.each(Object.keys(broken))("%s is refused without a failure", async (name) => {
    expect(await sendRaw(broken[name]!())).toMatch(/^(HTTP\/1\.1 [1-4]\d\d .*)?$/);
    expect((await fetch(`${world.origin}/healthz`)).status).toBe(200);
  });

  it("a request with two hosts is for neither", async () => {
    expect(await sendRaw(broken["two hosts"]!())).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("a body that lies of its length hangs nobody up but its sender", async () => {
    const lie = `${head("POST", "/api/publications", "content-type: application/json", "content-length: 50")}{}`;
    expect(await sendRaw(lie)).toMatch(/^(HTTP\/1\.1 4\d\d .*|silence)?$/);
    expect((await (await world.as("anna")).send("/main")).status).toBe(200);
  });

  it("a body of 30 MB is refused as too large", async () => {
    const anna = await world.as("anna");
    const body = new Uint8Array(30 * 1024 * 1024);
    const headers = { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "same-origin" };
    const sent = anna.send("/ugc/create", { method: "POST", body, headers });
    const status = await sent.then(
      (answer) => answer.status,
      () => 413,
    );
    expect([400, 403, 413]).toContain(status);
    expect((await anna.send("/main")).status).toBe(200);
  });
});
