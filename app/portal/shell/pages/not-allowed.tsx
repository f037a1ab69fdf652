import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";
import { Denied } from "../ui/denied.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Доступ к ресурсу запрещен");

/** Leads home: employees to the main page, others to the front door. Nowhere for those who asked to stay (specification §2). */
export const loader = load(({ query, viewer, preferences }) => {
  const home = href(viewer.isGuest ? shell.welcome : viewer.accountId ? shell.main : shell.home);
  return data({ home, leadsTo: query.stay === "1" || preferences.noRedirect ? null : home }, { status: 403 });
});

export default function NotAllowed() {
  return <Denied {...useLoaderData<typeof loader>()} />;
}
