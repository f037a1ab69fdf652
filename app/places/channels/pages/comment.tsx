import { redirect } from "@remix-run/node";
import { load } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { threadAt } from "../forms.ts";
import { channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

/** An answer stands in its thread: its own address opens that part of the talk, where it stands. */
export const loader = load(async (args) => {
  const { channel, id } = await threadAt(args);
  const { commentId = "" } = args.params;
  const there = { channelAlias: channel.alias, threadId: id };
  throw redirect(`${href(channels.thread, there, { comment: commentId })}#${encodeURIComponent(commentId)}`);
});
