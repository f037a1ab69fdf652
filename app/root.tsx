import "./ui/theme.css";
import { Links, type MetaFunction, Outlet, type ShouldRevalidateFunctionArgs, useMatches } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { pauseInWords } from "./engines/moderation/ui/pause-words.ts";
import { ConnectionLine, OutboxLine } from "./portal/shell/ui/connection-line.tsx";
import { Frame } from "./portal/shell/ui/frame.tsx";
import { PageScripts } from "./portal/shell/ui/page-scripts.tsx";
import { Refresh } from "./portal/shell/ui/refresh.tsx";
import { shownInWords } from "./portal/shell/ui/shown-words.ts";
import { spaceOf } from "./portal/spaces/routes.ts";
import { fonts } from "./ui/fonts.ts";
import { appIcon } from "./web/app-icon.ts";
import { ErrorBoundary as PageBoundary } from "./web/error-boundary.tsx";
import { FirstStyle } from "./web/first-style.tsx";
import { NonceContext } from "./web/nonce.ts";
import { load } from "./web/page.ts";
import { PageMeta } from "./web/page-meta.tsx";
import { nowhere, type RootData, useRoot } from "./web/root-data.ts";

export const meta: MetaFunction = ({ error }) => [{ title: error ? "Ошибка – Вече" : "Вече" }];

export const loader = load(async (args): Promise<RootData> => {
  const {
    api,
    viewer,
    consent,
    preferences,
    requestId,
    takeFlash,
    query,
    csrf,
    scripts,
    light,
    supportEmail,
    reporting,
  } = args;
  const inside = consent && !viewer.isGuest;
  const pathname = args.here().split("?")[0]!;
  const [me, unread] = await Promise.all([
    viewer.accountId ? api.account.me() : null,
    inside ? api.notifications.unread({ at: pathname }) : { count: 0, here: false, news: {} },
  ]);
  return {
    viewer,
    inside,
    shown: shownInWords(viewer),
    navigation: inside ? args.navigation({ makesPlaces: me?.makesPlaces ?? false, pathname }) : nowhere,
    me: me && {
      name: `${me.firstName} ${me.lastName}`,
      alias: me.alias,
      photo: me.photo,
      company: me.group.name,
      ...(me.pause && { pause: pauseInWords(me.pause, viewer.timeZone, args.now) }),
      logo: me.group.logo.rectangleLogoLink,
      ...(me.group.logo.squareLogoLink && { icon: appIcon(me.group.logo.squareLogoLink, "180") }),
    },
    session: args.sessionId,
    space: args.space ? { publicId: args.space, currentSpace: spaceOf(args.space) ?? null } : undefined,
    unread: unread.count,
    news: unread.news,
    toldHere: unread.here && !viewer.isShown,
    csrf,
    seed: requestId,
    scripts,
    light,
    theme: preferences.theme,
    look: {
      size: preferences.fontSize,
      motion: preferences.lessMotion ? "less" : undefined,
      links: preferences.underlineLinks ? "underlined" : undefined,
    },
    noRedirect: preferences.noRedirect === true,
    supportEmail,
    reporting,
    toasts: [...(await takeFlash()), ...("ended" in query && !viewer.accountId ? [sessionEnded(query.ended)] : [])],
    now: args.now,
  };
});

/** Said at the origin to whom a 401 has signed out: there is no session to keep it in (specification §8). A form that they were sending waits. */
function sessionEnded(held = "") {
  const toast = { id: "401", kind: "info" as const, text: "Вход завершён. Войдите снова, чтобы продолжить." };
  if (!held.startsWith("/held/")) return toast;
  const link = { text: "Войти", href: `/login?${new URLSearchParams({ returnTo: held })}` };
  return { ...toast, text: "Вход завершён. То, что вы написали, на месте: войдите и отправьте.", link };
}

/** After every form the shell is read anew, refused ones included: their toast waits in the session. Not when the portal itself failed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === undefined ? defaultShouldRevalidate : actionStatus < 500;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const { theme, look, me, reporting } = useRoot();
  return (
    <html lang="ru" data-theme={theme} data-size={look.size} data-motion={look.motion} data-links={look.links}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1461F5" />
        <PageMeta />
        <Refresh />
        {reporting && <meta name="reports" content={reporting.dsn} data-environment={reporting.environment} />}
        <FirstStyle nonce={nonce} />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={me?.icon ?? "/apple-touch-icon.png"} />
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <Links />
      </head>
      <body data-module={useMatches().at(-1)?.id}>
        <ConnectionLine />
        <OutboxLine />
        {children}
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Even the shell could not be read (the database is away): the frame stands, as for a stranger. */
export function ErrorBoundary() {
  return (
    <Frame>
      <PageBoundary />
    </Frame>
  );
}
