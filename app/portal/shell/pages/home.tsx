import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { load } from "#app/web/page.ts";
import { Welcome } from "../ui/welcome.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = () => [
  { title: "Вече – корпоративный портал" },
  { name: "description", content: "Новости, люди и знания компании в одном месте" },
];

/** A guest is shown what is open to them. */
export const loader = load(async ({ api, viewer, consent, query: { after } }) => ({
  open: viewer.isGuest && consent ? await api.news.forGuests({ after }) : null,
}));

export default function Home() {
  return <Welcome {...useLoaderData<typeof loader>()} />;
}
