import "./ui/theme.css";
import {
  Links,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { ConnectionLine } from "./shell/ui/connection-line.tsx";
import { ErrorPage } from "./shell/ui/error-page.tsx";
import { Frame } from "./shell/ui/frame.tsx";
import { PageScripts } from "./shell/ui/page-scripts.tsx";
import { fonts } from "./ui/fonts.ts";
import { NonceContext } from "./web/nonce.ts";
import { load } from "./web/page.ts";
import { PageMeta } from "./web/page-meta.tsx";
import { type RootData, useRoot } from "./web/root-data.ts";

export const meta: MetaFunction = () => [{ title: "Вече" }];

export const loader = load(async ({ api, viewer, csrf, scripts, theme, requestId, takeFlash }): Promise<RootData> => {
  const inside = Boolean(viewer.accountId) && !viewer.isGuest;
  const [me, unread] = await Promise.all([
    viewer.accountId ? api.account.me() : null,
    inside ? api.notifications.unread() : { count: 0 },
  ]);
  return {
    viewer,
    me: me && {
      name: `${me.firstName} ${me.lastName}`,
      alias: me.alias,
      photo: me.photo,
      company: me.group.name,
      logo: me.group.logo.rectangleLogoLink,
    },
    unread: unread.count,
    csrf,
    seed: requestId,
    scripts,
    theme,
    toasts: await takeFlash(),
    now: new Date().toISOString(),
  };
});

/** After every form the shell is read anew, refused ones included: their toast waits in the session. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== undefined || defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const { theme } = useRoot();
  return (
    <html lang="ru" data-theme={theme === "auto" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1461F5" />
        <PageMeta />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <Links />
      </head>
      <body>
        <ConnectionLine />
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

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
