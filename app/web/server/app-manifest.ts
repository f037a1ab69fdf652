import { openSession } from "#platform/auth/session.ts";
import { toIcon } from "#platform/files/picture.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { type AppIcon, appIcon, icons as drawn } from "../app-icon.ts";
import { contextFor } from "./context.ts";
import { answerFile } from "./files.ts";

const own = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

const manifest = {
  id: "/main",
  name: "Вече: портал сотрудников",
  short_name: "Вече",
  description: "Новости, публикации и люди вашей компании",
  lang: "ru",
  dir: "ltr",
  start_url: "/main",
  scope: "/",
  display: "standalone",
  background_color: "#f7f6f3",
  theme_color: "#1461F5",
};

const places = [
  { name: "Лента", url: "/feed" },
  { name: "Поиск", url: "/search" },
  { name: "Уведомления", url: "/bell-notifications" },
];

/** How the portal looks installed: with the square logo of the person's company, else with its own icon. */
export async function answerManifest(request: Request, facts: RequestFacts): Promise<Response> {
  const logo = await squareLogo(request, facts).catch(() => null);
  const icons = logo
    ? (["192", "512", "maskable"] as const).map((icon) => ({
        src: appIcon(logo, icon),
        sizes: `${drawn[icon].side}x${drawn[icon].side}`,
        type: "image/png",
        ...(icon === "maskable" && { purpose: icon }),
      }))
    : own;
  const shortcuts = places.map((place) => ({ ...place, icons: icons.slice(0, 1) }));
  return new Response(JSON.stringify({ ...manifest, icons, shortcuts }), {
    headers: { "content-type": "application/manifest+json", "cache-control": "private, no-cache", vary: "cookie" },
  });
}

/** A picture that the asker may see as a square PNG of a known sort; anything else is not found. */
export async function answerAppIcon(
  request: Request,
  id: string,
  icon: string,
  facts: RequestFacts,
): Promise<Response> {
  const none = new Response(null, { status: 404 });
  if (!Object.hasOwn(drawn, icon)) return none;
  const { side, share } = drawn[icon as AppIcon];
  const asked = new Request(new URL(`/files/${id}`, request.url), { headers: request.headers });
  const file = await answerFile(asked, id, undefined, facts);
  if (!file.ok || !file.headers.get("content-type")?.startsWith("image/")) {
    await file.body?.cancel();
    return none;
  }
  const picture = await toIcon(new Uint8Array(await file.arrayBuffer()), side, share);
  return new Response(new Uint8Array(picture), {
    headers: {
      "content-type": "image/png",
      "cache-control": "private, max-age=31536000, immutable",
      "x-robots-tag": "noindex",
    },
  });
}

async function squareLogo(request: Request, facts: RequestFacts): Promise<string | null> {
  const session = await openSession(request);
  if (!session) return null;
  const { api } = contextFor({ request, session, viewer: session.viewer, facts, page: undefined });
  return (await api.account.me()).group.logo.squareLogoLink;
}
