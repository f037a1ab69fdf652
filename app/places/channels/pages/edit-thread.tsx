import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { previewForm, withHeard } from "#app/engines/content/forms.ts";
import { PublicationForm } from "#app/engines/content/ui/publication-form.tsx";
import { TheirPublication } from "#app/engines/content/ui/their-publication.tsx";
import { openChange } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { changeIntents } from "#app/feed/ugc/forms.ts";
import { WrittenBeside } from "#app/feed/ugc/ui/written-beside.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { changedThreadForm, threadAt } from "../forms.ts";
import { anyChannel, channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Правка обсуждения");

export const loader = load(async (args) => {
  const { channel, id } = await threadAt(args);
  const [source, draft] = await Promise.all([
    args.api.channels.source({ id }),
    openChange(args.api, id, args.query.draft),
  ]);
  const { title, body, revision } = source;
  return { channel, source, draft, values: { title, body, revision, ...draft.fields } };
});

export const action = act({
  preview: intent(previewForm, ({ value }) => ({ show: value })),
  save: intent(changedThreadForm, async ({ api, value, params }) => {
    const { id, alias, waits, ...heard } = await api.channels.rewrite({ id: params.threadId ?? "", ...value });
    const text = waits ? "Отправлено на проверку" : "Изменения сохранены";
    const to = href(channels.thread, { channelAlias: alias, threadId: id });
    return { to, toast: { id: "saved", kind: "success", text: withHeard(text, heard) } };
  }),
  ...changeIntents("thread", "threadId", (draft, { channelAlias = anyChannel, threadId = "" }) =>
    href(channels.editThread, { channelAlias, threadId }, { draft }),
  ),
});

export { reloadsWhenRefused as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function EditThread() {
  const { channel, source, draft, values } = useLoaderData<typeof loader>();
  const { alias, title } = channel;
  const home = href(channels.thread, { channelAlias: alias, threadId: source.id });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Правка обсуждения"
        places={[{ href: href(channels.channel, { channelAlias: alias }), title }]}
      />
      <OtherDraft draft={draft.other} />
      <PublicationForm
        id="publication"
        intent="save"
        send="Сохранить"
        back={home}
        source={source}
        draft={draft}
        values={values}
        theirs={<TheirPublication source={source} href={home} />}
        beside={<WrittenBeside files={source.attachments} asked={source.asked} />}
      />
    </div>
  );
}
