import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { movedPlaces } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Это место переехало");

export const loader = load(({ query: { link = "" }, requestId, now }) => {
  const word = link.split("/").find(Boolean) ?? "";
  const place = Object.hasOwn(movedPlaces, word) ? movedPlaces[word] : undefined;
  if (!place) throw data({ code: requestId, at: now }, { status: 404 });
  return { link: link.slice(0, 200), place };
});

export default function Moved() {
  const { link, place } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="sr-only">Это место переехало</h1>
      <EmptyState
        icon="forward"
        title="Это место переехало"
        action={
          <ButtonLink href={place.path} look="primary">
            Открыть «{place.title}»
          </ButtonLink>
        }
      >
        Ссылка <code className="break-all">{link}</code> из прежней версии портала. Ближайший раздел – «{place.title}».
      </EmptyState>
    </>
  );
}
