import { redirect } from "@remix-run/node";
import { load } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { courses } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

/** No course has a package yet: whoever asks for one is led to the programme. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  await api.courses.one({ id });
  return redirect(href(courses.program, { id }));
});
