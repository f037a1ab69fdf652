import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { videoForm } from "../forms.ts";
import { videos } from "../routes.ts";
import { OwnVideo } from "../ui/own-video.tsx";
import { VideoForm } from "../ui/video-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои видео");

export const loader = load(({ api, query: { after } }) => api.videos.own({ after }));

export const action = act({
  add: intent(videoForm, async ({ api, value, here }) => {
    const { id } = await api.videos.add(value);
    const text = "Видео загружено. Скопируйте его строку в текст публикации.";
    return { to: here(id, { after: undefined }), toast: { id: "added", kind: "success", text } };
  }),
});

export default function OwnVideos() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Мои видео">
        Загрузите видео, скопируйте его строку и поставьте её отдельной строкой в текст публикации: там оно и появится.
      </PageHeader>
      <Card pad="l">
        <VideoForm />
      </Card>
      <Section id="own" title="Загруженные">
        {items.length > 0 ? (
          <ul className="space-y-4">
            {items.map((item) => (
              <OwnVideo key={item.id} item={item} />
            ))}
          </ul>
        ) : (
          <EmptyState icon="video" title="Здесь пока пусто">
            Пока видео не стоит в публикации, его видите только вы.
          </EmptyState>
        )}
        {next && <MoreLink href={href(videos.own, null, { after: next })}>Показать ещё</MoreLink>}
      </Section>
    </div>
  );
}
