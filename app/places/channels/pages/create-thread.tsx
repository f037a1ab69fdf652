import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { previewForm, valuesOf, withHeard } from "#app/engines/content/forms.ts";
import { PublicationForm } from "#app/engines/content/ui/publication-form.tsx";
import { openDraft } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { CallHint } from "#app/engines/membership/ui/call-hint.tsx";
import { besideDraft, draftIntents } from "#app/feed/ugc/forms.ts";
import { WrittenBeside } from "#app/feed/ugc/ui/written-beside.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt, newThreadForm } from "../forms.ts";
import { anyChannel, channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новое обсуждение");

/** A draft knows the channel that it was begun in; an address without one leads there. */
export const loader = load(async (args) => {
  const { api, params, query } = args;
  const draft = await openDraft(api, "thread", query.draft);
  const { channel: begun } = draft.fields;
  if (params.channelAlias === anyChannel)
    throw redirect(
      typeof begun === "string"
        ? href(channels.createThread, { channelAlias: begun }, { draft: draft.id })
        : href(channels.list),
    );
  const channel = await channelAt(args, "write");
  return { channel, draft, values: valuesOf(undefined, draft), ...(await besideDraft(api, query.draft)) };
});

export const action = act({
  preview: intent(previewForm, ({ value }) => ({ show: value })),
  publish: intent(newThreadForm, async ({ api, value, params: { channelAlias = "" } }) => {
    const { id: place } = await api.channels.channel({ alias: channelAlias });
    const { id, alias, waits, ...heard } = await api.channels.write({ id: place, ...value });
    const text = withHeard(waits ? "Отправлено на проверку" : "Опубликовано", heard);
    const to = href(channels.thread, { channelAlias: alias, threadId: id });
    return { to, toast: { id: "published", kind: "success", text } };
  }),
  ...draftIntents("thread", (draft, { channelAlias = anyChannel }) =>
    href(channels.createThread, { channelAlias }, { draft }),
  ),
});

export { staysWhileWriting as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function CreateThread() {
  const { channel, draft, values, files, asked } = useLoaderData<typeof loader>();
  const home = href(channels.channel, { channelAlias: channel.alias });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новое обсуждение" places={[{ href: home, title: channel.title }]} />
      <OtherDraft draft={draft.other} />
      <PublicationForm
        id="publication"
        intent="publish"
        send="Опубликовать"
        back={home}
        draft={draft}
        values={values}
        beside={
          <>
            <input type="hidden" name="channel" value={channel.alias} />
            <WrittenBeside files={files} asked={asked} />
            <CallHint place={channel} />
          </>
        }
      />
    </div>
  );
}
