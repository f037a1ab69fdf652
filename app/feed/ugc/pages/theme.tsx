import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { themeForm } from "#app/engines/content/forms.ts";
import { textOf } from "#app/engines/drafts/ui/words.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";
import { ThemeForm } from "../ui/theme-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Фон публикации");

/** A background is chosen for a draft; without one there is nothing to choose it for, and one begins to write. */
export const loader = load(async ({ api, query: { draft } }) => {
  if (!draft) throw redirect(href(ugc.create));
  const kept = await api.drafts.read({ id: draft });
  const words = textOf(kept, "title") || textOf(kept, "body").slice(0, 120);
  return { id: kept.id, theme: textOf(kept, "theme"), words };
});

export const action = act({
  paint: intent(themeForm, async ({ api, value: { theme = "" }, query: { draft = "" } }) => {
    const { form, fields } = await api.drafts.read({ id: draft });
    await api.drafts.save({ id: draft, form, fields: { ...fields, theme } });
    return { to: href(ugc.create, null, { draft }) };
  }),
});

export default function ChooseTheme() {
  const { id, theme, words } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Фон публикации">Короткие слова на цветном фоне заметнее.</PageHeader>
      <ThemeForm words={words} theme={(theme || undefined) as never} back={href(ugc.create, null, { draft: id })} />
    </div>
  );
}
