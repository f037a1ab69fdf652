import { data, type MetaFunction } from "@remix-run/node";
import { ErrorBoundary } from "#app/web/error-boundary.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary };

export const meta: MetaFunction = titled("Страница не найдена");

/** `/not-found` and every address that nobody knows (specification §2). */
export const loader = load(({ requestId }) => {
  throw data({ code: requestId }, { status: 404 });
});

export default function NotFound() {
  return null;
}
