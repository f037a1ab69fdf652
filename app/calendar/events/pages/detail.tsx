import { redirect } from "@remix-run/node";
import { load } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { events } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

/** The old address of an event leads to it. */
export const loader = load(({ params: { id = "" } }) => redirect(href(events.one, { id })));
