import type { PagePreferences } from "#app/web/context.ts";
import { deviceKindOf, isInApp } from "#app/web/in-app.ts";
import { href } from "#app/web/urls.ts";
import { setUp } from "../routes.ts";

type Asker = { request: Request; preferences: PagePreferences; viewer: { isShown: boolean } };

const texts = {
  ios: "Портал можно поставить на экран «Домой»",
  android: "Портал можно поставить на телефон",
  desktop: "Установите «Вече» на компьютер",
};

/** The hint that the portal can be installed, for who has not put it away on this kind of device and is not inside another app. */
export function installHint({ request, preferences, viewer }: Asker): { href: string; text: string } | null {
  const userAgent = request.headers.get("user-agent");
  const kind = deviceKindOf(userAgent);
  if (viewer.isShown || isInApp(userAgent) || preferences.noInstallHint?.includes(kind)) return null;
  return { href: href(kind === "ios" ? setUp.ios : setUp.qrcode), text: texts[kind] };
}
