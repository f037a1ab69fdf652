import { setTimeout as pause } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/server-runtime";
import { foundAgreements } from "#app/access/agreements/server/index.ts";
import { startBackground } from "#app/background.ts";
import { reconcile } from "#app/engines/ledger/server/index.ts";
import { createPortal } from "#app/portal.ts";
import { endLive } from "#app/web/server/live.ts";
import { cookieWarning } from "#platform/auth/cookies.ts";
import { config } from "#platform/config.ts";
import { openDatabase } from "#platform/db/index.ts";
import { keepErrors } from "#platform/error-groups/index.ts";
import { checkAddress } from "#platform/http/free-port.ts";
import { startLeaving } from "#platform/http/health.ts";
import { serveStatic } from "#platform/http/static-files.ts";

if (config.sentryDsn) await import("#app/web/reports/instrument.ts");

const say = (text: string) => process.stdout.write(`${text}\n`);

await checkAddress(config.port, config.host).catch(stop);
say("Запускаю базу данных…");
// With a backend the tables are its own: this machine knows only sessions and sign-in.
const database = await openDatabase({ migrate: !config.backendUrl, say }).catch(stop);
const errors = keepErrors();
if (config.demo && !config.backendUrl) await (await import("#demo/seed.ts")).seedDemo(say).catch(stop);
if (!config.backendUrl) await foundAgreements();
if (!config.backendUrl) await reconcile();
if (cookieWarning) say(cookieWarning);
const background = await startBackground();
const portal = config.nodeEnv === "development" ? await developed() : await built();

portal.listen(config.port, config.host, () => {
  say(`\nПортал открыт: ${config.publicUrl}`);
  if (config.demo && !config.oidcIssuer) say("Войти можно как anna, ivan, olga, admin или guest, пароль у всех veche.");
  say("Остановить: Ctrl+C.\n");
});
portal.on("error", stop);

let leaving: Promise<void> | undefined;
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => (leaving ??= leave()));

/**
 * Stops kindly: first not ready, and who comes now keeps no connection to send the next request into; then no new
 * connections, the work in hand is finished, then the database.
 */
async function leave(): Promise<void> {
  say("\nЗавершаю начатое и останавливаюсь…");
  startLeaving();
  endLive();
  const patience = setTimeout(() => process.exit(0), 9_000);
  await pause(500);
  await new Promise((resolve) => {
    portal.close(resolve);
    portal.closeIdleConnections();
  });
  await background.stop();
  await errors.stop();
  await database.close();
  clearTimeout(patience);
  say("Портал остановлен.");
  process.exit(0);
}

/** The portal cannot start: says why in one sentence. */
function stop({ message }: Error): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function built() {
  const build = (await import(new URL("./build/server/index.js", import.meta.url).href)) as ServerBuild;
  return createPortal({ build, assets: serveStatic("build/client") });
}

/** In development Vite serves sources, hot; the build is read anew when a page changes. */
async function developed() {
  const { developPages } = await import("#app/web/server/development.ts");
  const { build, assets, attach } = developPages();
  const portal = createPortal({ build, assets });
  await attach(portal);
  return portal;
}
