import { redirect } from "@remix-run/node";
import { load } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { feed } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

/** The feed opens on «Работа» (specification §2). */
export const loader = load(() => redirect(href(feed.work)));
