import cluster from "node:cluster";
import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/server-runtime";
import { foundAgreements } from "#app/access/agreements/server/index.ts";
import { startBackground } from "#app/background.ts";
import { reconcile } from "#app/engines/ledger/server/index.ts";
import { createContentServer } from "#app/learning/scorm/server/index.ts";
import { createPortal } from "#app/portal.ts";
import { warmUp } from "#app/warm-up.ts";
import { endLive } from "#app/web/server/live.ts";
import { cookieWarning } from "#platform/auth/cookies.ts";
import { config } from "#platform/config.ts";
import { countRows, openDatabase } from "#platform/db/index.ts";
import { keepErrors } from "#platform/error-groups/index.ts";
import { storeSentence, tryStore } from "#platform/files/index.ts";
import { checkAddress } from "#platform/http/free-port.ts";
import { startLeaving } from "#platform/http/health.ts";
import { serveStatic } from "#platform/http/static-files.ts";
import { startWorkers } from "#platform/http/workers.ts";
import { log } from "#platform/log.ts";
import { compareSettings } from "#platform/node-settings.ts";

if (config.sentryDsn) await import("#app/web/reports/instrument.ts");

// One process does everything, or (WORKERS) the first one keeps the database and does the jobs, and the others answer.
const isFirst = cluster.isPrimary;
const answers = !isFirst || config.workers === 1;
const say = (text: string) => void (isFirst && process.stdout.write(`${text}\n`));

if (isFirst) await checkAddress(config.port, config.host).catch(stop);
say("Запускаю базу данных…");
// With a backend the tables are its own: this machine knows only sessions and sign-in.
const migrate = isFirst && !config.backendUrl;
const database = await openDatabase({ migrate, join: !isFirst, say }).catch(stop);
const errors = keepErrors();
// The demo company sells for money too: its bank is a part of this portal, and of no other.
const bank = config.demo && !config.tbank && !config.backendUrl ? await openDemoBank() : undefined;
if (isFirst && !config.backendUrl) await prepare();
if (cookieWarning) say(cookieWarning);
const background = await startBackground({ works: isFirst });
// The tables of jobs are made by their own library, after all others.
if (migrate) await countRows("uncounted");
const portal = answers ? await open() : undefined;
const content = answers && !config.backendUrl ? await openContent() : undefined;
const workers = answers ? undefined : await startWorkers(config.workers, stop);
say(`\nПортал открыт: ${config.publicUrl}`);
if (config.demo && !config.oidcIssuer) say("Войти можно как anna, ivan, olga, admin или guest, пароль у всех veche.");
say("Остановить: Ctrl+C.\n");

let leaving: Promise<void> | undefined;
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => (leaving ??= leave()));

/** What is done once before anybody comes. */
async function prepare(): Promise<void> {
  const trouble = await tryStore();
  // The demo company cannot be filled without its pictures; a portal of people goes on, and says what is wrong.
  if (trouble && config.demo) stop(new Error(storeSentence(trouble)));
  if (trouble) say(storeSentence(trouble));
  // Nobody else works on a database that lies in the data folder.
  const differing = config.databaseUrl ? await compareSettings() : undefined;
  if (differing) {
    say(differing);
    log.warn("The settings of this node differ from those of another one");
  }
  if (config.demo) await (await import("#demo/seed.ts")).seedDemo(say).catch(stop);
  await foundAgreements();
  await reconcile();
}

async function openDemoBank() {
  const { openBank } = await import("#demo/bank/index.ts");
  const host = ["0.0.0.0", "::"].includes(config.host) ? "127.0.0.1" : config.host;
  return openBank({ inside: `http://${host}:${config.port}`, outside: config.publicUrl, folder: config.dataDir });
}

/** Begins to answer. */
async function open(): Promise<Server> {
  const server = config.nodeEnv === "development" ? await developed() : await built();
  server.on("error", stop).listen(config.port, config.host);
  await once(server, "listening");
  return server;
}

/** The origin on which packages of courses are played; without its port the portal goes on without them. */
async function openContent(): Promise<Server | undefined> {
  const { port, host } = config.content;
  if (port === 0) return undefined;
  const server = createContentServer().listen(port, host);
  try {
    await once(server, "listening");
    return server;
  } catch {
    say(`Порт ${port} занят: пакеты SCORM не откроются. Назовите другой в CONTENT_PORT.`);
    return undefined;
  }
}

/**
 * Stops kindly: first not ready, and who comes now keeps no connection to send the next request into; then no new
 * connections, the work in hand is finished, then the database.
 */
async function leave(): Promise<void> {
  say("\nЗавершаю начатое и останавливаюсь…");
  startLeaving();
  endLive();
  // The others have to be gone before the database goes.
  const patience = setTimeout(() => process.exit(0), isFirst ? 9_000 : 6_000);
  await workers?.stop();
  await Promise.all([portal, content].map((one) => one && closeKindly(one)));
  await background.stop();
  await errors.stop();
  await database.close();
  clearTimeout(patience);
  say("Портал остановлен.");
  process.exit(0);
}

async function closeKindly(server: Server): Promise<void> {
  await pause(500);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
}

/** The portal cannot start: says why in one sentence. */
function stop({ message }: Error): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function built() {
  const build = (await import(new URL("./build/server/index.js", import.meta.url).href)) as ServerBuild;
  const portal = createPortal({ build, assets: serveStatic("build/client"), bank });
  // With a backend the tables are its own, and so are their plans.
  if (!config.backendUrl) portal.once("listening", () => void warmUp(build));
  return portal;
}

/** In development Vite serves sources, hot; the build is read anew when a page changes. */
async function developed() {
  const { developPages } = await import("#app/web/server/development.ts");
  const { build, assets, attach } = developPages();
  const portal = createPortal({ build, assets, bank });
  await attach(portal);
  return portal;
}
