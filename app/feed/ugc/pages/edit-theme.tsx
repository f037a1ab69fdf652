import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { themeForm } from "#app/engines/content/forms.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";
import { ThemeForm } from "../ui/theme-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Смена фона публикации");

export const loader = load(async ({ api, params: { postId = "" } }) => {
  const { id, title, body, theme } = await api.content.source({ id: postId });
  return { id, theme, words: (title || body).slice(0, 120) };
});

export const action = act({
  paint: intent(themeForm, async ({ api, value: { theme = null }, params: { postId = "" } }) => {
    const { href: to } = await api.content.paint({ id: postId, theme });
    return { to, toast: { id: "saved", kind: "success", text: "Фон сменился" } };
  }),
});

export default function ChangeTheme() {
  const { id, theme, words } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Фон публикации">Короткие слова на цветном фоне заметнее.</PageHeader>
      <ThemeForm words={words} theme={theme} back={href(ugc.post, { id })} />
    </div>
  );
}
