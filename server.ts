import type { ServerBuild } from "@remix-run/server-runtime";
import { startBackground } from "#app/background.ts";
import { seedDemo } from "#app/demo/seed.ts";
import { createPortal } from "#app/portal.ts";
import { cookieWarning } from "#platform/auth/cookies.ts";
import { config } from "#platform/config.ts";
import { openDatabase } from "#platform/db/index.ts";
import { startLeaving } from "#platform/http/health.ts";
import { serveStatic } from "#platform/http/static-files.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);

say("Запускаю базу данных…");
const database = await openDatabase().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
if (config.demo) await seedDemo(say);
if (cookieWarning) say(cookieWarning);
const background = await startBackground();
const portal = config.nodeEnv === "development" ? await developed() : await built();

portal.listen(config.port, config.host, () => {
  say(`\nПортал открыт: ${config.publicUrl}`);
  if (config.demo) say("Войти можно как anna, ivan, olga, admin или guest, пароль у всех veche.");
});
portal.on("error", (error: NodeJS.ErrnoException) => {
  process.stderr.write(error.code === "EADDRINUSE" ? `Порт ${config.port} уже занят.\n` : `${error.message}\n`);
  process.exit(1);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void leave());

/** Stops kindly: first not ready, then no new connections, the work in hand is finished, then the database. */
async function leave(): Promise<void> {
  startLeaving();
  const patience = setTimeout(() => process.exit(0), 9_000);
  await new Promise((resolve) => {
    portal.close(resolve);
    portal.closeIdleConnections();
  });
  await background.stop();
  await database.close();
  clearTimeout(patience);
  process.exit(0);
}

async function built() {
  const build = (await import(new URL("./build/server/index.js", import.meta.url).href)) as ServerBuild;
  return createPortal({ build, assets: serveStatic("build/client") });
}

/** In development Vite serves sources, hot; the build is read anew when a page changes. */
async function developed() {
  const { developPages } = await import("#app/web/server/development.ts");
  const { build, assets } = await developPages();
  return createPortal({ build, assets });
}
