import type { ServerBuild } from "@remix-run/server-runtime";
import { vi } from "vitest";
import { foundAgreements } from "#app/access/agreements/server/index.ts";
import { startBackground } from "#app/background.ts";
import { createPortal } from "#app/portal.ts";
import { endLive } from "#app/web/server/live.ts";
import { config, readConfig } from "#platform/config.ts";
import { keepErrors } from "#platform/error-groups/index.ts";
import { serveStatic } from "#platform/http/static-files.ts";
import { answerAtDoor } from "./door.ts";

/** What may be set for a portal in this process: the settings that are read at each question. */
export type OwnSettings = Partial<Record<"LIMITS" | "SHOW_SERVICES", string>>;

export type OwnPortal = { origin: string; output(): string; stop(): Promise<void> };

/** Starts the whole built portal in this process on its open database, as server.ts does; one at a time. */
export async function startOwnPortal(settings: OwnSettings = {}): Promise<OwnPortal> {
  const before = { ...config };
  Object.assign(config, readConfig({ ...process.env, DEMO: "0", LOG_LEVEL: "info", ...settings }));
  const log = hearLog();
  const errors = keepErrors();
  await foundAgreements();
  const background = await startBackground();
  const built = new URL("../../build/server/index.js", import.meta.url).href;
  const build = (await import(built)) as ServerBuild;
  const portal = createPortal({ build, assets: serveStatic("build/client") });
  const door = await answerAtDoor((incoming, outgoing) => void portal.emit("request", incoming, outgoing));
  return {
    origin: config.publicUrl,
    output: log.output,
    async stop() {
      endLive();
      await door.leave();
      // What is in hand would go on in the database of the next test.
      await background.stop({ patient: true });
      await errors.stop();
      log.stop();
      Object.assign(config, before);
    },
  };
}

/** Keeps what the portal says on its streams instead of showing it. */
function hearLog() {
  let output = "";
  const keep = (words: unknown) => {
    output += `${words}\n`;
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(keep));
  const voices = (["log", "info", "warn", "error"] as const).map((voice) => {
    return vi.spyOn(console, voice).mockImplementation((...words) => void keep(words.map(String).join(" ")));
  });
  return {
    output: () => output,
    stop: () => {
      for (const one of [...streams, ...voices]) one.mockRestore();
    },
  };
}
