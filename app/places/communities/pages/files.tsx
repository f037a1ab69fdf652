import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { sizeText } from "#app/ui/size-text.ts";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { SharedFile } from "../contract.ts";
import { communityAt } from "../forms.ts";
import { communities } from "../routes.ts";
import { CommunityHeader } from "../ui/community-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Файлы сообщества");

export const loader = load(async (args) => {
  const community = await communityAt(args, "read");
  return { community, ...(await args.api.communities.files({ id: community.id, after: args.query.after })) };
});

export default function CommunityFiles() {
  const { community, items, next } = useLoaderData<typeof loader>();
  const to = { communityAlias: community.alias };
  return (
    <div className="mx-auto max-w-2xl">
      <CommunityHeader community={community} current="files" />
      {items.length > 0 ? (
        <Card>
          <ul className="divide-y divide-line">
            {items.map((file) => (
              <Line key={`${file.post.id}/${file.id}`} file={file} alias={community.alias} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState
          icon="file"
          title="Файлов пока нет"
          action={community.may.write && <ButtonLink href={href(communities.createPost, to)}>Написать пост</ButtonLink>}
        >
          Здесь собираются файлы, которые приложили к постам.
        </EmptyState>
      )}
      {next && <MoreLink href={href(communities.files, to, { after: next })} />}
    </div>
  );
}

/** A file, how large it is, and the post that it came with. */
function Line({ file: { src, name, bytes, post }, alias }: { file: SharedFile; alias: string }) {
  const { viewer, now } = useRoot();
  return (
    <li className="flex gap-3 py-3">
      <Icon name="file" className="mt-0.5 flex-none text-muted" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <a className="text-link underline" href={src}>
            {name}
          </a>{" "}
          <span className="text-sm whitespace-nowrap text-muted">{sizeText(bytes)}</span>
        </p>
        <p className="mt-0.5 text-sm text-muted wrap-anywhere">
          <a
            className="text-link"
            href={href(communities.post, { communityAlias: alias, threadId: post.id })}
            aria-label={`Пост: ${post.title}`}
          >
            {post.title}
          </a>
          {post.author && ` · ${post.author}`} ·{" "}
          <Time value={post.publishedAt} zone={viewer.timeZone} now={now} look="day" />
        </p>
      </div>
    </li>
  );
}
