import { createServer, type Server } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { settleIn } from "#app/office/companies/server/index.ts";
import { hearBank } from "#app/store/shop/server/index.ts";
import { reportError } from "#app/web/reports/report.ts";
import { answerAcquiring } from "#app/web/server/acquiring.ts";
import { answerApi } from "#app/web/server/api.ts";
import { answerAppIcon, answerManifest } from "#app/web/server/app-manifest.ts";
import { answerDeepLink } from "#app/web/server/deep-links.ts";
import { answerExport } from "#app/web/server/exports.ts";
import { answerFile } from "#app/web/server/files.ts";
import { answerHeld } from "#app/web/server/held.ts";
import { answerLive } from "#app/web/server/live.ts";
import { offlinePage, offlineText } from "#app/web/server/offline-page.ts";
import { answerSender } from "#app/web/server/outbox.ts";
import { createPages } from "#app/web/server/pages.ts";
import type { PageBuild } from "#app/web/server/remix.ts";
import { answerRss } from "#app/web/server/rss.ts";
import { answerScim } from "#app/web/server/scim.ts";
import { answerShortLink } from "#app/web/server/short-links.ts";
import { answerTrouble, statusOf } from "#app/web/server/trouble.ts";
import { answerUnsubscribe } from "#app/web/server/unsubscribe.ts";
import { newsPath } from "#platform/acquiring/index.ts";
import { answerBackChannel } from "#platform/auth/back-channel.ts";
import { answerShowAs } from "#platform/auth/showing.ts";
import { answerSignIn } from "#platform/auth/sign-in.ts";
import { config } from "#platform/config.ts";
import { securityHeaders } from "#platform/http/headers.ts";
import { answerHealth, isLeaving } from "#platform/http/health.ts";
import { lines } from "#platform/http/lines.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";
import { factsOf, newRequest } from "#platform/http/request.ts";
import { cutSlow } from "#platform/http/slow.ts";
import type { serveStatic } from "#platform/http/static-files.ts";
import { identityHandler } from "#platform/identity/index.ts";

type Parts = {
  build: PageBuild;
  /** The built files for browsers, or in development Vite's middleware. */
  assets: ReturnType<typeof serveStatic>;
  /** A bank of the portal's own, where no other is connected: it answers below its path. */
  bank?: OwnBank | undefined;
};

/** What answers for a bank inside of the portal. */
type OwnBank = { path: string; answer(request: Request): Promise<Response> };

/** The whole portal as one HTTP server: static files, health, sign-in, files, API, and pages for everything else. */
export function createPortal({ build, assets, bank }: Parts): Server {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const pages = createPages(build);

  app.get("/healthz", () => answerHealth("alive"));
  app.get("/readyz", () => answerHealth("ready"));
  app.get(offlinePage, () => plainAnswer(200, offlineText));
  if (!config.oidcIssuer) {
    app.all("/auth/*", async ({ env }) => {
      await identityHandler(env.incoming, env.outgoing);
      return RESPONSE_ALREADY_SENT;
    });
  }
  app.on("ALL", ["/show-as", "/show-as/end"], async ({ req, env, notFound }) => {
    return (await answerShowAs(req.raw, factsOf(env.incoming))) ?? notFound();
  });
  app.post("/login/back-channel", ({ req, env }) => answerBackChannel(req.raw, factsOf(env.incoming)));
  app.on("ALL", ["/login", "/login/callback", "/logout"], async ({ req, env, notFound }) => {
    return (await answerSignIn(req.raw, factsOf(env.incoming), settleIn)) ?? notFound();
  });
  app.get("/manifest.webmanifest", ({ req, env }) => answerManifest(req.raw, factsOf(env.incoming)));
  app.get("/app-icons/:id/:size", ({ req, env }) =>
    answerAppIcon(req.raw, req.param("id"), req.param("size"), factsOf(env.incoming)),
  );
  app.get("/deep-links/*", ({ req }) => answerDeepLink(req.raw));
  app.get("/s/:code", ({ req, env }) => answerShortLink(req.raw, req.param("code"), factsOf(env.incoming)));
  app.get("/files/:id/:variant?", ({ req, env }) =>
    answerFile(req.raw, req.param("id"), req.param("variant"), factsOf(env.incoming)),
  );
  app.get("/exports/:id", ({ req, env }) => answerExport(req.raw, req.param("id"), factsOf(env.incoming)));
  app.get("/rss/:tab", ({ req, env }) => answerRss(req.raw, req.param("tab"), factsOf(env.incoming)));
  app.on(["GET", "POST"], "/unsubscribe/:token", ({ req, env }) =>
    answerUnsubscribe(req.raw, req.param("token"), factsOf(env.incoming)),
  );
  app.get("/held/:id", ({ req }) => answerHeld(req.raw, req.param("id")));
  app.get("/outbox/sender", ({ req }) => answerSender(req.raw));
  app.get("/live", ({ req, env }) => answerLive(req.raw, factsOf(env.incoming)));
  app.post(newsPath, ({ req, env }) => answerAcquiring(req.raw, factsOf(env.incoming), hearBank));
  if (bank) app.all(`${bank.path}/*`, ({ req }) => bank.answer(req.raw));
  app.all("/scim/v2/*", ({ req, env }) => answerScim(req.raw, factsOf(env.incoming)));
  app.all("/api/*", ({ req, env }) => answerApi(req.raw, factsOf(env.incoming)));
  app.all("*", ({ req, env }) => pages(req.raw, factsOf(env.incoming), env.outgoing));

  app.onError((error, { req, env }) => {
    const { requestId } = factsOf(env.incoming);
    const status = statusOf(error);
    reportError(error, { requestId, method: req.method });
    return answerTrouble({ request: req.raw, requestId, target: "/", isData: false, status });
  });

  const answer = getRequestListener((request, env) => app.fetch(request, env as HttpBindings), {
    overrideGlobalObjects: false,
  });
  return createServer(lines, (incoming, outgoing) => {
    // Node would take the first of two hosts, and a proxy before it perhaps the other one.
    if (incoming.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1) {
      outgoing.writeHead(400, { connection: "close" }).end();
      return;
    }
    cutSlow(incoming, outgoing);
    const facts = newRequest(incoming, outgoing);
    const headers = securityHeaders(facts.nonce);
    if (isLeaving()) outgoing.setHeader("connection", "close");
    assets(incoming, outgoing, headers, () => {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      outgoing.setHeader("x-request-id", facts.requestId);
      answer(incoming, outgoing);
    });
  });
}
