import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { Denied } from "../ui/denied.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Доступ к ресурсу запрещен");

export const loader = load(({ query }) => ({ stay: query.stay === "1" }));

export default function NotAllowed() {
  return <Denied {...useLoaderData<typeof loader>()} />;
}
