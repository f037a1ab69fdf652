import { redirect } from "@remix-run/node";
import { load } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { account } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const loader = load(async ({ api }) => {
  const { alias } = await api.account.me();
  return redirect(href(account.profile, { socialId: alias }));
});
