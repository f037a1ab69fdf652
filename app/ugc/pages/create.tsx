import type { MetaFunction } from "@remix-run/node";
import { publicationForm } from "#app/content/forms.ts";
import { PublicationForm } from "#app/content/ui/publication-form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новая публикация");

export const loader = load(() => null);

export const action = act({
  publish: intent(publicationForm, async ({ api, value }) => {
    const { href } = await api.content.create(value);
    return { to: href, toast: { id: "published", kind: "success", text: "Опубликовано" } };
  }),
});

export default function CreatePublication() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Новая публикация" />
      <PublicationForm id="publication" intent="publish" send="Опубликовать" back="/main" />
    </div>
  );
}
